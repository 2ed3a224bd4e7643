import { formatAmount, formatFullAmount } from '@kitewright/content-rules/price'
import { Stack, TextInput } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import {
  getPublishedId,
  getValueAtPath,
  type NumberInputProps,
  type Path,
  set,
  unset,
  useEditState,
  useFormValue,
  useReportParseError,
} from 'sanity'
import {
  formatLargeChange,
  isLargeChange,
} from '../../publishing/site-check/package-price-changes.ts'
import { useUnsavedMark } from '../../saving/save-provider.tsx'
import { isComposing } from '../../tools/search/is-composing.ts'
import { Muted, Strong } from '../../ui.tsx'
import { PRICE_FORMS, parsePrice } from './parse-price.ts'

/**
 * A field for an amount in all forms of the price desk, with its meaning below. It stores whole rupees. An unreadable
 * text stays in the field and blocks Publish; the document keeps its value. While “66K” is typed, the
 * field contains 6 and 66, so a large change is stored when the field is left or the entry is published.
 */
export function RupeesInput(props: NumberInputProps) {
  const { value, onChange, elementProps, validationError, path } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [isTyping, setIsTyping] = useState(false)
  const before = useRef(value)
  const noteId = useId()
  const id = getPublishedId(String(useFormValue(['_id'])))
  const published = usePublished(id, path)

  const parsed: Typed =
    typed === null ? { kind: 'taken', rupees: value } : parseRupees(typed, path.at(-1) === 'to')
  const store = (rupees: number | undefined) => {
    if (rupees !== value) onChange(rupees === undefined ? unset() : set(rupees))
  }
  const write = (text: string) => {
    setTyped(text)
    setIsTyping(true)
    const now = parseRupees(text, path.at(-1) === 'to')
    const isSure = now.kind === 'taken' && !isLargeChange(before.current, now.rupees)
    store(isSure ? now.rupees : before.current)
  }
  const handleBlur = () => {
    setIsTyping(false)
    if (parsed.kind === 'refused') return
    store(parsed.rupees)
    before.current = parsed.rupees
    setTyped(null)
  }
  // After an undo or another editor's change, the refused input no longer applies.
  useEffect(() => {
    if (!isTyping && value !== before.current) {
      before.current = value
      setTyped(null)
    }
  }, [value, isTyping])

  const markUnsaved = useUnsavedMark(id)
  const isUnsaved = typed !== null && (parsed.kind === 'refused' || parsed.rupees !== value)
  useEffect(() => markUnsaved(isUnsaved), [markUnsaved, isUnsaved])

  const isInvalid = parsed.kind === 'refused' && !isTyping
  useReportParseError(path, isInvalid ? parsed.why : null)
  const rupees = parsed.kind === 'taken' ? parsed.rupees : undefined
  const question =
    !isTyping && published !== undefined && rupees !== undefined && isLargeChange(published, rupees)
      ? `Is that right, ${formatLargeChange(published, rupees)}`
      : ''
  const currentText =
    value === undefined ? 'The field stays empty.' : `₹${formatAmount(value)} stays.`
  return (
    <Stack gap={3}>
      <TextInput
        {...elementProps}
        type="text"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? (value === undefined ? '' : formatFullAmount(value))}
        aria-invalid={isInvalid || undefined}
        aria-describedby={[elementProps['aria-describedby'], noteId].filter(Boolean).join(' ')}
        customValidity={validationError}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={(event) => {
          handleBlur()
          elementProps.onBlur(event)
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && !isComposing(event)) handleBlur()
        }}
      />
      {/* A half-typed price is invalid, so screen readers hear the problem when the field is left. */}
      <Stack gap={2} id={noteId}>
        {parsed.kind === 'taken' && rupees !== undefined && <Muted>{formatRupees(rupees)}</Muted>}
        {parsed.kind === 'refused' && isTyping && <Muted>{parsed.why}</Muted>}
        <Strong role="status">{isInvalid ? `${parsed.why} ${currentText}` : question}</Strong>
      </Stack>
    </Stack>
  )
}

/** The published value of a field; undefined without one. */
function usePublished(id: string, path: Path): number | undefined {
  const type = useFormValue(['_type'])
  const { published } = useEditState(id, String(type))
  const value: unknown = published ? getValueAtPath(published, path) : undefined
  return typeof value === 'number' ? value : undefined
}

/** Meaning of a text in a field for one amount in rupees. */
type Typed =
  /** Undefined empties the field. */
  { kind: 'taken'; rupees: number | undefined } | { kind: 'refused'; why: string }

/** Parses a field for one amount; “+” is accepted only where the field may be empty. */
export function parseRupees(text: string, mayBeEmpty: boolean): Typed {
  const reading = parsePrice(text)
  switch (reading.kind) {
    case 'nothing':
      return { kind: 'taken', rupees: undefined }
    case 'amount':
      return { kind: 'taken', rupees: reading.rupees }
    case 'open':
      if (mayBeEmpty) return { kind: 'taken', rupees: undefined }
      return { kind: 'refused', why: `“+” isn’t a price. Write ${PRICE_FORMS}.` }
    case 'range': {
      const { from, to } = reading
      const rest = to === undefined ? 'leave “To” empty' : `₹${formatAmount(to)} into “To”`
      return {
        kind: 'refused',
        why: `There is a field for each end. Write ₹${formatAmount(from)} into “From”, and ${rest}.`,
      }
    }
    case 'refused':
      return reading
  }
}

/** “₹66,000, shown as ₹66K”; “₹99,999” where both are one. */
export function formatRupees(rupees: number): string {
  const [full, short] = [formatFullAmount(rupees), formatAmount(rupees)]
  return full === short ? `₹${full}` : `₹${full}, shown as ₹${short}`
}
