import { formatField } from '@kitewright/content-rules/check'
import { waitUntilIdle } from '@kitewright/site-engine/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatMark } from '../marks.ts'
import type { PageAdvice } from './page-advice.ts'

/** The result; `looking` while the page is checked; or the error. */
type AdviceState = readonly PageAdvice[] | 'looking' | Error

/**
 * Problems for readers on the shown page; a click on a line opens its field. The page is checked
 * when the browser is idle, and again after each edit.
 *
 * @param shown another object after each edit.
 */
export function AdvicePanel({ shown }: { shown: object }) {
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<AdviceState>('looking')
  const take = useEffectEvent(setState)

  useEffect(() => {
    if (!isOpen || !shown) return
    let isCurrent = true
    const checkWhenIdle = async () => {
      await waitUntilIdle()
      // A newer edit arrived.
      if (!isCurrent) return
      const next = await checkPage()
      if (isCurrent) take(next)
    }
    void checkWhenIdle()
    return () => {
      isCurrent = false
    }
  }, [isOpen, shown])

  return (
    <details
      className="preview-advice"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{isOpen ? getHeading(state) : 'Check this page'}</summary>
      {isOpen && state instanceof Error && <p>{state.message}</p>}
      {isOpen && Array.isArray(state) && state.length > 0 && (
        <ul>
          {state.map((advice) => (
            <li key={formatAdvice(advice)}>
              {formatAdvice(advice)}
              {advice.field && formatMark(advice.field)}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

async function checkPage(): Promise<AdviceState> {
  try {
    const { getPageAdvice } = await import('./page-advice.ts')
    return await getPageAdvice(document)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function getHeading(state: AdviceState): string {
  if (state === 'looking') return 'Looking at the page as a small phone shows it …'
  if (state instanceof Error) return 'The page could not be checked'
  if (state.length === 0) return 'No problems found'
  const count = state.length === 1 ? '1 thing' : `${state.length} things`
  return `Readers may trip over ${count}`
}

/** Enough characters to identify the text. */
const MOST_LETTERS = 60

function formatAdvice({ text, message, field }: PageAdvice): string {
  const plain = text.trim().replace(/\s+/g, ' ')
  const quoted = plain.length > MOST_LETTERS ? `${plain.slice(0, MOST_LETTERS)} …` : plain
  // For a row of a list its name is enough: the words identify the row.
  const name = field && formatField(field.type, field.path.replace(/\[.*/, ''))
  const fieldLabel = name ? `${name}: ` : ''
  return `${fieldLabel}${quoted ? `“${quoted}”: ` : ''}${message}`
}
