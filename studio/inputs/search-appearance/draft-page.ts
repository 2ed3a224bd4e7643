import { isTheme } from '@kitewright/artwork/kite'
import { renderPagePicture } from '@kitewright/artwork/social'
import { type Fields, isFields, mergeDocuments } from '@kitewright/content-rules/check'
import { getSlug, resolveDocuments } from '@kitewright/content-rules/resolve'
import { getMetadata, type Head } from '@kitewright/content-rules/text'
import { getEntryPath } from '@kitewright/content-types/addresses'
import { type Site, toPublished } from '../../publishing/site-check/site.ts'
import { getSharedPhoto, type SharedPhoto } from './shared-photo.ts'

/** The appearance of a page in search results and where it is shared. */
export type PageInDraft = Head & {
  brand: string
  path: string
  /** Whether the page is kept out of search engines. */
  isHidden: boolean
  /** The sharing picture that we draw, as SVG. */
  picture: string
  /** The custom picture that replaces it. */
  photo: SharedPhoto | null
}

/** The page of a draft as the build makes it: prices filled in, texts and picture by the same code. */
export function buildDraftPage(site: Site, draft: Fields): PageInDraft {
  const after = toPublished(draft)
  const documents = resolveDocuments(mergeDocuments(site.published, [after]))
  const document = documents.find(({ _id }) => _id === after._id) ?? after
  const brand = getText(
    documents.find(({ _type }) => _type === 'siteSettings'),
    'brand',
  )
  const type = String(document._type)
  const slug = getSlug(document) ?? ''
  const head = getMetadata(type, getTextFields(document), brand)
  const { meta } = document
  return {
    ...head,
    brand,
    path: getEntryPath({ _type: type, slug }),
    isHidden: document.noindex === true || (isFields(meta) && meta.noindex === true),
    picture: renderPagePicture(head.headline, findKite(document, documents)),
    photo: getSharedPhoto(document, documents),
  }
}

/** The fields that `getMetadata` reads; missing texts are empty. */
function getTextFields(document: Fields): Parameters<typeof getMetadata>[1] {
  const title = getText(document, 'title')
  if (document._type === 'service' || document._type === 'post') {
    return {
      title,
      metaTitle: getText(document, 'metaTitle'),
      metaDescription: getText(document, 'metaDescription'),
      description: getText(document, 'description'),
      ...(document._type === 'service' && { headline: getHeadline(document.headline) }),
    }
  }
  const { meta } = document
  return {
    title,
    meta: {
      title: getText(meta, 'title'),
      description: getText(meta, 'description'),
      socialHeadline: getHeadline(isFields(meta) ? meta.socialHeadline : undefined),
    },
  }
}

const getHeadline = (headline: unknown) => ({
  impact: getText(headline, 'impact'),
  effort: getText(headline, 'effort'),
})

function getText(fields: unknown, name: string): string {
  const text = isFields(fields) ? fields[name] : undefined
  return typeof text === 'string' ? text : ''
}

/** A post shows the kite of its service. */
function findKite(document: Fields, documents: readonly Fields[]) {
  const { _type, service } = document
  const owner =
    _type === 'post' && isFields(service)
      ? documents.find(({ _id }) => _id === service._ref)
      : _type === 'service' && document
  return owner ? buildKite(owner, getSlug(owner) ?? '', documents) : undefined
}

/** Falls back to the colour of the first group. */
function buildKite({ group }: Fields, slug: string, documents: readonly Fields[]) {
  const id = isFields(group) ? group._ref : undefined
  const colour = documents.find(({ _id }) => _id === id)?.colour
  return { slug, theme: isTheme(colour) ? colour : 'rani' }
}
