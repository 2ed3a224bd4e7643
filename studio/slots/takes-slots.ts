import { type InputProps, isStringInputProps, type StringInputProps } from 'sanity'

/** True for a text that an editor writes freely: not for names, forms such as an address, and choices. */
export function takesSlots(props: InputProps): props is StringInputProps {
  if (!isStringInputProps(props)) return false
  const { list, rules = {} } = props.schemaType.options ?? {}
  return !list && !rules.noSlots && !rules.written && rules.most !== undefined
}
