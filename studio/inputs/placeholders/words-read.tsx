import { contactSlotsIn, slotsIn } from '@kitewright/content-rules/resolve'
import { Text } from '@sanity/ui'
import { type InputProps, isStringInputProps, type StringInputProps, useFormValue } from 'sanity'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { slotReader } from './slot-reader.ts'

export const hasSlots = (text: string): boolean =>
  text.includes('{') && slotsIn(text).length + contactSlotsIn(text).length > 0

/** A text with slots as visitors will read it, once what is written everywhere is published. */
export function WordsRead({ id, text }: { id: string; text: string }) {
  const site = useSite()
  const type = useFormValue(['_type'])
  const address = useFormValue(['slug', 'current'])
  const own = type === 'service' && typeof address === 'string' ? address : undefined
  if (!site) return null
  return (
    <Text id={id} size={1} muted>
      Visitors read: {slotReader(site, own)(text)}
    </Text>
  )
}

/** True for a text that an editor writes freely: not for names, forms such as an address, and choices. */
export function takesSlots(props: InputProps): props is StringInputProps {
  if (!isStringInputProps(props)) return false
  const { list, rules = {} } = props.schemaType.options ?? {}
  return !list && !rules.noSlots && !rules.written && rules.most !== undefined
}
