import { lengthOf, plural } from '@kitewright/content-rules/check'
import { cleaned } from '@kitewright/content-rules/text'
import { usualMenus } from '@kitewright/content-types/addresses'
import type { FieldRules } from '@kitewright/content-types/model'
import { Flex, Inline, Stack } from '@sanity/ui'
import { useId } from 'react'
import type { InputProps, SchemaType } from 'sanity'
import { Muted, Strong } from '../../ui.tsx'
import { FieldLock, isPlain } from '../field-lock/field-lock.tsx'
import { usualMenuOf } from '../links/usual-links.ts'
import { PlaceholderMenu } from '../placeholders/placeholder-menu.tsx'
import { hasPlaceholders, takesPlaceholders, WordsRead } from '../placeholders/words-read.tsx'

/** Any input of a form, locked while another editor writes in it, with a count if it has a limit. */
export const CountedInput = (props: InputProps) =>
  isPlain(props) ? (
    <FieldLock field={props}>{(field) => <Counted {...field} />}</FieldLock>
  ) : (
    <Counted {...props} />
  )

/**
 * An input with the used part of its limit below: “87 of 120 characters”. The count
 * describes the input; only an exceeded limit is announced while typing.
 * A text with placeholders is repeated as visitors read it.
 */
function Counted(props: InputProps) {
  const id = useId()
  const count = countOf(shownOf(props), rulesOf(props.schemaType))
  if (!count) return props.renderDefault(props)
  const text = takesPlaceholders(props) ? (props.value ?? '') : ''
  const ids = hasPlaceholders(text) ? [id, `${id}-read`] : [id]
  return (
    <Stack gap={3}>
      {props.renderDefault(describedBy(props, ids))}
      <Flex align="center" justify="space-between" gap={3} wrap="wrap">
        <Inline gap={2}>
          <Muted id={id}>{count.words}</Muted>
          <Strong role="status">{count.trouble}</Strong>
        </Inline>
        {takesPlaceholders(props) && <PlaceholderMenu {...props} />}
      </Flex>
      {hasPlaceholders(text) && <WordsRead id={`${id}-read`} text={text} />}
    </Stack>
  )
}

/** The published form of a value; for an empty list of a menu its usual links. */
function shownOf({ value, schemaType }: InputProps): unknown {
  const menu = usualMenuOf(schemaType)
  return menu && !(Array.isArray(value) && value.length > 0) ? usualMenus[menu] : value
}

const rulesOf = ({ options }: SchemaType): FieldRules | undefined => options?.rules

/** The input with further texts that describe it. */
function describedBy<Props extends InputProps>(props: Props, more: readonly string[]): Props {
  const { elementProps } = props
  const ids = [elementProps['aria-describedby'], ...more].filter(Boolean).join(' ')
  return { ...props, elementProps: { ...elementProps, 'aria-describedby': ids } }
}

/** The length of a text and its limit: “87 of 120 characters”. */
type Count = {
  words: string
  /** Why the value does not fit. Empty values have another message. */
  trouble?: 'Too long' | 'Too short' | 'Too many' | 'Too few'
}

/**
 * The count of a text or a list beside the limit that its field states, counted as the rules count;
 * undefined for a field without a limit.
 */
export function countOf(value: unknown, rules: FieldRules = {}): Count | undefined {
  const { least = 0, most, count, item = 'item' } = rules
  if (count !== undefined) {
    const [fewest, highest] = typeof count === 'number' ? [count, count] : count
    const { length } = Array.isArray(value) ? value : []
    const limit = fewest === highest || fewest === 0 ? '' : `${fewest} to `
    const trouble = length > highest ? 'Too many' : length < fewest ? 'Too few' : undefined
    return countWith(length, `${length} of ${limit}${plural(highest, item)}`, trouble)
  }
  if (most === undefined) return undefined
  const length = typeof value === 'string' ? lengthOf(cleaned(value)) : 0
  const limit = least === 0 ? '' : `${least} to `
  const trouble = length > most ? 'Too long' : length < least ? 'Too short' : undefined
  return countWith(length, `${length} of ${limit}${plural(most, 'character')}`, trouble)
}

const countWith = (length: number, words: string, trouble: Count['trouble']): Count =>
  length === 0 ? { words } : { words, trouble }
