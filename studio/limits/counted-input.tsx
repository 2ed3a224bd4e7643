import type { FieldRules } from '@kitewright/content-types/field-rules'
import { Inline, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import type { InputProps, SchemaType } from 'sanity'
import { countOf } from './count-words.ts'

/**
 * Any input of a form, and below it how much of its limit is used: “87 of 120 characters”. The count
 * belongs to the description of the input; only that it does not fit any more is said aloud while typing.
 */
export function CountedInput(props: InputProps) {
  const id = useId()
  const count = countOf(props.value, rulesOf(props.schemaType))
  if (!count) return props.renderDefault(props)
  return (
    <Stack gap={3}>
      {props.renderDefault(describedBy(props, id))}
      <Inline gap={2}>
        <Text id={id} size={1} muted>
          {count.words}
        </Text>
        <Text role="status" size={1} weight="medium">
          {count.trouble}
        </Text>
      </Inline>
    </Stack>
  )
}

const rulesOf = ({ options }: SchemaType): FieldRules | undefined => options?.rules

/** The input with one more text that describes it. */
function describedBy<Props extends InputProps>(props: Props, id: string): Props {
  const { elementProps } = props
  const ids = [elementProps['aria-describedby'], id].filter(Boolean).join(' ')
  return { ...props, elementProps: { ...elementProps, 'aria-describedby': ids } }
}
