import { formatField } from '@kitewright/content-rules/check'
import { whenIdle } from '@kitewright/site-engine/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { markOf } from '../marks.ts'
import type { PageAdvice } from './page-advice.ts'

/** The result; `looking` while the page is checked; or the error. */
type Found = readonly PageAdvice[] | 'looking' | Error

/**
 * Problems for readers on the shown page; a click on a line opens its field. The page is checked
 * when the browser is idle, and again after each edit.
 *
 * @param shown another object after each edit.
 */
export function AdvicePanel({ shown }: { shown: object }) {
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<Found>('looking')
  const take = useEffectEvent(setFound)

  useEffect(() => {
    if (!isOpen || !shown) return
    let isCurrent = true
    const lookWhenIdle = async () => {
      await whenIdle()
      // A newer edit arrived.
      if (!isCurrent) return
      const next = await look()
      if (isCurrent) take(next)
    }
    void lookWhenIdle()
    return () => {
      isCurrent = false
    }
  }, [isOpen, shown])

  return (
    <details
      className="preview-advice"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{isOpen ? headingOf(found) : 'Check this page'}</summary>
      {isOpen && found instanceof Error && <p>{found.message}</p>}
      {isOpen && Array.isArray(found) && found.length > 0 && (
        <ul>
          {found.map((advice) => (
            <li key={formatAdvice(advice)}>
              {formatAdvice(advice)}
              {advice.field && markOf(advice.field)}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

async function look(): Promise<Found> {
  try {
    const { pageAdvice } = await import('./page-advice.ts')
    return await pageAdvice(document)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function headingOf(found: Found): string {
  if (found === 'looking') return 'Looking at the page as a small phone shows it …'
  if (found instanceof Error) return 'The page could not be checked'
  if (found.length === 0) return 'No problems found'
  const count = found.length === 1 ? '1 thing' : `${found.length} things`
  return `Readers may trip over ${count}`
}

/** Enough characters to identify the text. */
const MOST_LETTERS = 60

function formatAdvice({ words, message, field }: PageAdvice): string {
  const plain = words.trim().replace(/\s+/g, ' ')
  const quoted = plain.length > MOST_LETTERS ? `${plain.slice(0, MOST_LETTERS)} …` : plain
  // For a row of a list its name is enough: the words identify the row.
  const name = field && formatField(field.type, field.path.replace(/\[.*/, ''))
  const place = name ? `${name}: ` : ''
  return `${place}${quoted ? `“${quoted}”: ` : ''}${message}`
}
