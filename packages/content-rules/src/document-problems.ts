import { type DocumentType, isDocumentType } from '@kitewright/content-types/model'
import { type Fields, foundText, isFields, type Problem } from './problem.ts'
import type { Rule } from './rule.ts'
import { faq, job, landingPage, legalPage, post, project } from './rules/collections.ts'
import { everyDocument } from './rules/every-document.ts'
import { about, home, siteSettings } from './rules/pages.ts'
import { contactPlaceholders, pricePlaceholders } from './rules/placeholders-in-text.ts'
import { service } from './rules/service.ts'
import { safeLink } from './text.ts'

/** A local lake serves uploads without a certificate. */
const localAddress = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/[^\s\\]*$/

/** Requires the address of an upload; its ending is that of the id, and of the copy on the site. */
function uploadAddress({ _id, url }: Fields, what: string): Problem[] {
  const isOfKind = what === 'picture' || String(url).endsWith(`.${String(_id).split('-').at(-1)}`)
  const isSafe = typeof url === 'string' && (localAddress.test(url) || isUploadAddress(url))
  if (isSafe && isOfKind) return []
  return [
    {
      path: ['url'],
      message: `This ${what} cannot be loaded. Upload it again.`,
      expected: 'an https: address or a path of this site',
      found: foundText(url),
    },
  ]
}

/** Requires a picture's size too: without one, the page shifts when the picture loads. */
function imageAsset(asset: Fields): Problem[] {
  const problems = uploadAddress(asset, 'picture')
  const { metadata } = asset
  const dimensions = isFields(metadata) ? metadata.dimensions : undefined
  for (const side of ['width', 'height']) {
    const size = isFields(dimensions) ? dimensions[side] : undefined
    if (typeof size === 'number' && Number.isFinite(size) && size > 0) continue
    problems.push({
      path: ['metadata', 'dimensions', side],
      message: 'The size of this picture is not known. Upload it again.',
      expected: 'a size in pixels',
      found: foundText(size),
    })
  }
  return problems
}

const isUploadAddress = (url: string) => safeLink(url) && /^(https:|\/)/i.test(url)

/** Rules between fields of one document, by type. The schema has the rules of single fields. */
const rulesBetweenFields: Readonly<Partial<Record<DocumentType, readonly Rule[]>>> = {
  service,
  faq,
  job,
  post,
  project,
  landingPage,
  legalPage,
  siteSettings,
  home,
  about,
}

/**
 * Returns all broken rules of one document: counts, lengths, prices, links. The Studio shows them at their fields and
 * they stop a build, so both accept the same documents. The schema checks missing fields and types. Never throws.
 */
export function documentProblems(document: unknown): Problem[] {
  if (!isFields(document)) return []
  const { _type } = document
  if (_type === 'sanity.imageAsset') return imageAsset(document)
  if (_type === 'sanity.fileAsset') return uploadAddress(document, 'file')
  if (!isDocumentType(_type)) return [unlisted(_type)]
  const between = (rulesBetweenFields[_type] ?? []).flatMap((rule) => rule(document))
  return uniqueProblems([
    ...everyDocument(document),
    ...between,
    ...pricePlaceholders(document),
    ...contactPlaceholders(document),
  ])
}

/** The fields of an unknown type have no rules, so the type itself is reported. */
const unlisted = (type: unknown): Problem => ({
  path: [],
  message: 'The site knows no document of this type.',
  expected: 'a type of the list in document-types.ts',
  found: foundText(type),
})

/** Keeps the first problem of each place: an editor fixes one at a time. */
export function uniqueProblems<Item extends Problem>(problems: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return problems.filter(({ path }) => {
    const key = JSON.stringify(path)
    return !seen.has(key) && seen.add(key)
  })
}

export type { Fields, Problem }
