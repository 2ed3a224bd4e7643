import { SOCIAL_IMAGE_SIZE } from '@kitewright/artwork/social/social-image'
import { lengthOf } from '@kitewright/content-rules/rules/texts'
import { SvgPicture } from '../face/svg-picture.tsx'
import { cutAfter, Figure } from './figure.tsx'
import type { PageInDraft } from './page-in-draft.ts'
import type { SharedPhoto } from './shared-photo.ts'

/** The page as a card, where somebody shares a link to it. */
export function SharedCard({ page, host }: { page: PageInDraft; host: string }) {
  const { title, description, headline, picture, photo } = page
  const said = `${headline.impact} ${headline.effort}`.trim()
  const note = photo
    ? 'A picture of its own, cut to 1200 by 630 px.'
    : `Headline on the picture: ${lengthOf(said)} characters.`
  return (
    <Figure title="Where it is shared" note={note}>
      {photo ? (
        <Photo photo={photo} />
      ) : (
        <SvgPicture svg={picture} alt={`Sharing picture: ${said}`} height="auto" />
      )}
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

/** What the build will cut out of it: the whole picture, moved behind a window of that size. */
function Photo({ photo: { src, alt, crop } }: { photo: SharedPhoto }) {
  const { top, right, bottom, left } = crop
  const { width, height } = SOCIAL_IMAGE_SIZE
  const [wide, tall] = [1 - left - right, 1 - top - bottom]
  return (
    <div style={{ position: 'relative', aspectRatio: width / height, overflow: 'hidden' }}>
      <img
        src={src}
        alt={`Sharing picture: ${alt}`}
        style={{
          position: 'absolute',
          width: percent(1 / wide),
          height: percent(1 / tall),
          left: percent(-left / wide),
          top: percent(-top / tall),
        }}
      />
    </div>
  )
}

const percent = (share: number) => `${share * 100}%`
