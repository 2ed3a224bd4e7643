import { findContactPlaceholders, findPricePlaceholders } from '@kitewright/content-rules/resolve'
import { type InputProps, isStringInputProps, type StringInputProps, useFormValue } from 'sanity'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { Muted } from '../../ui.tsx'
import { createPlaceholderReader } from './placeholder-reader.ts'

export const hasPlaceholders = (text: string): boolean =>
  text.includes('{') &&
  findPricePlaceholders(text).length + findContactPlaceholders(text).length > 0

/** A text with placeholders as visitors will read it, once all drafts are published. */
export function ResolvedText({ id, text }: { id: string; text: string }) {
  const site = useSite()
  const type = useFormValue(['_type'])
  const address = useFormValue(['slug', 'current'])
  const own = type === 'service' && typeof address === 'string' ? address : undefined
  if (!site) return null
  return <Muted id={id}>Visitors read: {createPlaceholderReader(site, own)(text)}</Muted>
}

/** True for a text that an editor writes freely: not for names, forms such as an address, and choices. */
export function canHoldPlaceholders(props: InputProps): props is StringInputProps {
  if (!isStringInputProps(props)) return false
  const { list, rules = {} } = props.schemaType.options ?? {}
  return !list && !rules.noPlaceholders && !rules.pattern && rules.max !== undefined
}
