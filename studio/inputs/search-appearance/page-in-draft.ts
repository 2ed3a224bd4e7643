import { isTheme } from '@kitewright/artwork/kite'
import { pagePicture } from '@kitewright/artwork/social'
import { type Fields, isFields, mergeDocuments } from '@kitewright/content-rules/check'
import { addressOf, resolveDocuments } from '@kitewright/content-rules/resolve'
import { type Head, metadataOf } from '@kitewright/content-rules/text'
import { entryPath } from '@kitewright/content-types/addresses'
import { asPublished, type Site } from '../../publishing/site-check/site.ts'
import { type SharedPhoto, sharedPhotoOf } from './shared-photo.ts'

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
export function pageInDraft(site: Site, draft: Fields): PageInDraft {
  const after = asPublished(draft)
  const whole = resolveDocuments(mergeDocuments(site.published, [after]))
  const document = whole.find(({ _id }) => _id === after._id) ?? after
  const brand = words(
    whole.find(({ _type }) => _type === 'siteSettings'),
    'brand',
  )
  const type = String(document._type)
  const slug = addressOf(document) ?? ''
  const head = metadataOf(type, textFieldsOf(document), brand)
  const { meta } = document
  return {
    ...head,
    brand,
    path: entryPath({ _type: type, slug }),
    isHidden: document.noindex === true || (isFields(meta) && meta.noindex === true),
    picture: pagePicture(head.headline, kiteFor(document, whole)),
    photo: sharedPhotoOf(document, whole),
  }
}

/** Texts that are not written yet are empty. */
function textFieldsOf(document: Fields): Parameters<typeof metadataOf>[1] {
  const title = words(document, 'title')
  if (document._type === 'service' || document._type === 'post') {
    return {
      title,
      metaTitle: words(document, 'metaTitle'),
      metaDescription: words(document, 'metaDescription'),
      description: words(document, 'description'),
      ...(document._type === 'service' && { headline: headlineIn(document.headline) }),
    }
  }
  const { meta } = document
  return {
    title,
    meta: {
      title: words(meta, 'title'),
      description: words(meta, 'description'),
      socialHeadline: headlineIn(isFields(meta) ? meta.socialHeadline : undefined),
    },
  }
}

const headlineIn = (headline: unknown) => ({
  impact: words(headline, 'impact'),
  effort: words(headline, 'effort'),
})

function words(fields: unknown, name: string): string {
  const text = isFields(fields) ? fields[name] : undefined
  return typeof text === 'string' ? text : ''
}

/** A post shows the kite of its service. */
function kiteFor(document: Fields, whole: readonly Fields[]) {
  const { _type, service } = document
  const about =
    _type === 'post' && isFields(service)
      ? whole.find(({ _id }) => _id === service._ref)
      : _type === 'service' && document
  return about ? kiteOf(about, addressOf(about) ?? '', whole) : undefined
}

/** A service without a group has a kite in the colour of the first. */
function kiteOf({ group }: Fields, slug: string, whole: readonly Fields[]) {
  const id = isFields(group) ? group._ref : undefined
  const colour = whole.find(({ _id }) => _id === id)?.colour
  return { slug, theme: isTheme(colour) ? colour : 'rani' }
}
