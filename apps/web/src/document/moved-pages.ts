import { ownPath } from '@kitewright/content-types/addresses'

type Earlier = {
  _type: Parameters<typeof ownPath>[0]['_type']
  slug: string | null
  earlier: readonly string[] | null
}

type Moved = { from: string; to: string }

/** Returns the redirects from earlier addresses, without addresses that a page has today. */
export function movedPages(found: readonly Earlier[], paths: ReadonlySet<string>): Moved[] {
  return found.flatMap(({ _type, slug, earlier }) => {
    const to = ownPath({ _type, slug }) ?? ''
    return (earlier ?? [])
      .map((old) => ({ from: ownPath({ _type, slug: old }) ?? '', to }))
      .filter(({ from }) => !paths.has(from))
  })
}
