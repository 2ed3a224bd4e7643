import { lengthOf } from '@kitewright/content-rules/rules/texts'
import { Mark } from '../face/mark.tsx'
import { cutAfter, Figure } from './figure.tsx'
import type { PageInDraft } from './page-in-draft.ts'

/** Signs of a title that search engines show; they measure it, so this is about right. */
const TITLE = 60

/** The page as one of the results of a search. */
export function SearchResult({ page, host }: { page: PageInDraft; host: string }) {
  const { brand, title, description, path } = page
  const way = [host, ...path.split('/').filter(Boolean)].join(' › ')
  const note = `Title: ${lengthOf(title)} of about ${TITLE} characters. Description with its prices: ${lengthOf(description)} of 110 to 155.`
  return (
    <Figure title="In search results" note={note}>
      <div style={{ padding: 16, display: 'grid', gap: 8 }}>
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <div
            style={{ width: 28, height: 28, padding: 4, borderRadius: 14, background: '#f1f3f4' }}
          >
            <Mark />
          </div>
          <div style={{ minWidth: 0 }}>
            <div style={{ fontSize: 14, lineHeight: '20px' }}>{brand}</div>
            <div style={{ fontSize: 12, lineHeight: '18px', color: '#4d5156', ...cutAfter(1) }}>
              {way}
            </div>
          </div>
        </div>
        <div style={{ fontSize: 20, lineHeight: '26px', color: '#1a0dab', ...cutAfter(1) }}>
          {title}
        </div>
        <div style={{ fontSize: 14, lineHeight: '22px', color: '#4d5156', ...cutAfter(2) }}>
          {description}
        </div>
      </div>
    </Figure>
  )
}
