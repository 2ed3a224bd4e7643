import { countCharacters, countLetters, formatCount } from '@kitewright/content-rules/check'
import { cleanValue } from '@kitewright/content-rules/text'
import { defaultMenus } from '@kitewright/content-types/addresses'
import type { FieldRules } from '@kitewright/content-types/model'
import { Flex, Inline, Stack } from '@sanity/ui'
import { useId } from 'react'
import { type InputProps, type SchemaType, set } from 'sanity'
import { getSuggestion } from '../../structure/initial-values/landing-templates.ts'
import { Muted, SmallButton, Strong } from '../../ui.tsx'
import { FieldLock, isPlain } from '../field-lock/field-lock.tsx'
import { getDefaultMenu } from '../links/default-links.ts'
import { PlaceholderMenu } from '../placeholders/placeholder-menu.tsx'
import {
  canHoldPlaceholders,
  hasPlaceholders,
  ResolvedText,
} from '../placeholders/resolved-text.tsx'

/** Any input of a form, locked while another editor writes in it, with a count if it has a limit. */
export const LimitedInput = (props: InputProps) =>
  isPlain(props) ? (
    <FieldLock field={props}>{(field) => <InputWithCount {...field} />}</FieldLock>
  ) : (
    <InputWithCount {...props} />
  )

/**
 * An input with the used part of its limit below: “87 of 120 characters”. The count
 * describes the input; only an exceeded limit is announced while typing.
 * A text with placeholders is repeated as visitors read it.
 */
function InputWithCount(props: InputProps) {
  const id = useId()
  const count = getCount(getShownValue(props), getRules(props.schemaType))
  if (!count) return props.renderDefault(props)
  const text = canHoldPlaceholders(props) ? (props.value ?? '') : ''
  const suggestion = props.readOnly ? undefined : getSuggestion(text)
  const ids = hasPlaceholders(text) ? [id, `${id}-read`] : [id]
  return (
    <Stack gap={3}>
      {props.renderDefault(withDescriptions(props, ids))}
      <Flex align="center" justify="space-between" gap={3} wrap="wrap">
        <Inline gap={2}>
          <Muted id={id}>{count.label}</Muted>
          <Strong role="status">{count.issue}</Strong>
        </Inline>
        {suggestion && (
          <SmallButton text="Keep these words" onClick={() => props.onChange(set(suggestion))} />
        )}
        {canHoldPlaceholders(props) && <PlaceholderMenu {...props} />}
      </Flex>
      {hasPlaceholders(text) && <ResolvedText id={`${id}-read`} text={text} />}
    </Stack>
  )
}

/** The published form of a value; for an empty list of a menu its usual links. */
function getShownValue({ value, schemaType }: InputProps): unknown {
  const menu = getDefaultMenu(schemaType)
  return menu && !(Array.isArray(value) && value.length > 0) ? defaultMenus[menu] : value
}

const getRules = ({ options }: SchemaType): FieldRules | undefined => options?.rules

/** The input with further texts that describe it. */
function withDescriptions<Props extends InputProps>(props: Props, more: readonly string[]): Props {
  const { elementProps } = props
  const ids = [elementProps['aria-describedby'], ...more].filter(Boolean).join(' ')
  return { ...props, elementProps: { ...elementProps, 'aria-describedby': ids } }
}

/** The length of a text and its limit: “87 of 120 characters”. */
type Count = {
  label: string
  /** Why the value does not fit. Empty values have another message. */
  issue?: 'Too long' | 'Too short' | 'Too many' | 'Too few'
}

/**
 * The count of a text or a list beside the limit that its field states, counted as the rules count;
 * undefined for a field without a limit.
 */
export function getCount(value: unknown, rules: FieldRules = {}): Count | undefined {
  const { min = 0, max, count, item = 'item', letters } = rules
  if (count !== undefined) {
    const [fewest, highest] = typeof count === 'number' ? [count, count] : count
    const items: unknown[] = Array.isArray(value) ? value : []
    const { length } = items
    const limit = fewest === highest || fewest === 0 ? '' : `${fewest} to `
    const shortage = length < fewest ? 'Too few' : undefined
    const trouble = length > highest ? 'Too many' : shortage
    const label = `${length} of ${limit}${formatCount(highest, item)}`
    if (letters === undefined) return countWith(length, label, trouble)
    const sum = countLetters(items)
    const issue = sum > letters ? 'Too long' : trouble
    return countWith(length, `${label}, ${sum} of ${letters} letters`, issue)
  }
  if (max === undefined) return undefined
  const length = typeof value === 'string' ? countCharacters(cleanValue(value)) : 0
  const limit = min === 0 ? '' : `${min} to `
  const shortage = length < min ? 'Too short' : undefined
  const trouble = length > max ? 'Too long' : shortage
  return countWith(length, `${length} of ${limit}${formatCount(max, 'character')}`, trouble)
}

const countWith = (length: number, label: string, issue: Count['issue']): Count =>
  length === 0 ? { label } : { label, issue }
