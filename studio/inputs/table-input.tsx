import { TableComponent } from '@sanity/table'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** The grid of `@sanity/table`, whose cells have no accessible names. */
export function TableInput(props: ComponentProps<typeof TableComponent>) {
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const [row, { cells }] of [
      ...(container.current?.querySelectorAll('tr') ?? []),
    ].entries()) {
      for (const [column, cell] of [...cells].entries()) {
        cell
          .querySelector('input')
          ?.setAttribute('aria-label', `Row ${row + 1}, column ${column + 1}`)
      }
    }
  })
  return (
    <div ref={container}>
      <TableComponent {...props} />
    </div>
  )
}
