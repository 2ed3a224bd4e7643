import { SOCIAL_IMAGE_SIZE } from '@kitewright/artwork/social'
import { countCharacters, isFields } from '@kitewright/content-rules/check'
import { Box, Stack } from '@sanity/ui'
import { type CSSProperties, type ReactNode, useDeferredValue, useMemo } from 'react'

import { type InputProps, useFormValue } from 'sanity'
import { Mark, SvgPicture } from '../../branding/pictures.tsx'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { useSiteState } from '../../publishing/site-status/site-state-provider.tsx'
import { Muted, Strong } from '../../ui.tsx'
import { buildDraftPage, type PageInDraft } from './draft-page.ts'
import type { SharedPhoto } from './shared-photo.ts'

/** A sheet as other sites show it, light in a dark Studio too, with its title and a line below. */
const Figure = (props: { title: string; note: string; children: ReactNode }) => (
  <Stack as="figure" gap={3} style={{ margin: 0, minWidth: 0 }} aria-label={props.title}>
    <Strong>{props.title}</Strong>
    <Box style={sheet}>{props.children}</Box>
    <Muted as="figcaption">{props.note}</Muted>
  </Stack>
)

const sheet: CSSProperties = {
  background: '#fff',
  color: '#202124',
  border: '1px solid #dadce0',
  borderRadius: 8,
  overflow: 'hidden',
  fontFamily: 'Arial, sans-serif',
}

/** Text that ends after some lines, as search engines and networks cut it. */
const getClampStyle = (lines: number): CSSProperties => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

function PagePreview() {
  const site = useSite()
  // Typing does not wait for the preview.
  const draft = useDeferredValue(useFormValue([]))
  const { status } = useSiteState()
  const page = useMemo(
    () => (site && isFields(draft) ? buildDraftPage(site, draft) : null),
    [site, draft],
  )
  if (!page) return null
  const host = status ? new URL(status.siteUrl).host : page.brand.toLowerCase()
  return (
    <Stack gap={4}>
      <SearchResult page={page} host={host} />
      <SharedCard page={page} host={host} />
    </Stack>
  )
}

/** Characters of a title that search engines show; they measure pixels, so this is approximate. */
const TITLE_CHARACTERS = 60

function SearchResult({ page, host }: { page: PageInDraft; host: string }) {
  const { brand, title, description, path, isHidden } = page
  if (isHidden) {
    return (
      <Figure title="In search results" note="Links to it go on working.">
        <div style={{ padding: 16, fontSize: 14 }}>Kept out of search.</div>
      </Figure>
    )
  }
  const breadcrumb = [host, ...path.split('/').filter(Boolean)].join(' › ')
  const note = `Title: ${countCharacters(title)} of about ${TITLE_CHARACTERS} characters. Description with its prices: ${countCharacters(description)} of 110 to 155.`
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
            <div
              style={{ fontSize: 12, lineHeight: '18px', color: '#4d5156', ...getClampStyle(1) }}
            >
              {breadcrumb}
            </div>
          </div>
        </div>
        <div style={{ fontSize: 20, lineHeight: '26px', color: '#1a0dab', ...getClampStyle(1) }}>
          {title}
        </div>
        <div style={{ fontSize: 14, lineHeight: '22px', color: '#4d5156', ...getClampStyle(2) }}>
          {description}
        </div>
      </div>
    </Figure>
  )
}

function SharedCard({ page, host }: { page: PageInDraft; host: string }) {
  const { title, description, headline, picture, photo } = page
  const headlineText = `${headline.impact} ${headline.effort}`.trim()
  const note = photo
    ? 'A custom picture, cropped to 1200 by 630 px.'
    : `Headline on the picture: ${countCharacters(headlineText)} characters.`
  return (
    <Figure title="Where it is shared" note={note}>
      {photo ? (
        <Photo photo={photo} />
      ) : (
        <SvgPicture svg={picture} alt={`Sharing picture: ${headlineText}`} height="auto" />
      )}
      <div style={{ padding: '12px 16px', background: '#f0f2f5', display: 'grid', gap: 4 }}>
        <div style={{ fontSize: 12, color: '#65676b', textTransform: 'uppercase' }}>{host}</div>
        <div style={{ fontSize: 16, lineHeight: '20px', fontWeight: 600, ...getClampStyle(2) }}>
          {title}
        </div>
        <div style={{ fontSize: 14, lineHeight: '20px', color: '#65676b', ...getClampStyle(1) }}>
          {description}
        </div>
      </div>
    </Figure>
  )
}

/** The crop of the build: the whole picture, moved behind a window of that size. */
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
          width: formatPercent(1 / wide),
          height: formatPercent(1 / tall),
          left: formatPercent(-left / wide),
          top: formatPercent(-top / tall),
        }}
      />
    </div>
  )
}

const formatPercent = (share: number) => `${share * 100}%`

/** Search fields of a page, and below them their appearance. */
export const PreviewedInput = (props: InputProps) => (
  <Stack gap={4}>
    {props.renderDefault(props)}
    <PagePreview />
  </Stack>
)
