import { lengthOf } from '@kitewright/content-rules/rules/texts'
import { SvgPicture } from '../face/svg-picture.tsx'
import { cutAfter, Figure } from './figure.tsx'
import type { PageInDraft } from './page-in-draft.ts'

/** The page as a card, where somebody shares a link to it. */
export function SharedCard({ page, host }: { page: PageInDraft; host: string }) {
  const { title, description, headline, picture } = page
  const said = `${headline.impact} ${headline.effort}`.trim()
  const note = `Headline on the picture: ${lengthOf(said)} characters.`
  return (
    <Figure title="Where it is shared" note={note}>
      <SvgPicture svg={picture} alt={`Sharing picture: ${said}`} height="auto" />
      <div style={{ padding: '12px 16px', background: '#f0f2f5', display: 'grid', gap: 4 }}>
        <div style={{ fontSize: 12, color: '#65676b', textTransform: 'uppercase' }}>{host}</div>
        <div style={{ fontSize: 16, lineHeight: '20px', fontWeight: 600, ...cutAfter(2) }}>
          {title}
        </div>
        <div style={{ fontSize: 14, lineHeight: '20px', color: '#65676b', ...cutAfter(1) }}>
          {description}
        </div>
      </div>
    </Figure>
  )
}
