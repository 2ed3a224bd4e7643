import type { FieldProps } from 'sanity'
import { useInLaterRow } from './in-later-row.ts'

/** A field, explained in the first of several rows that are alike; every row says what it is called. */
export function RowField(props: FieldProps) {
  const isExplained = useInLaterRow()
  return props.renderDefault(isExplained ? { ...props, description: undefined } : props)
}
