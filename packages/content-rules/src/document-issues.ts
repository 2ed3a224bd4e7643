import {
  createIssue,
  type DocumentType,
  type Fields,
  type Issue,
  isDocumentType,
  isFields,
} from '@kitewright/content-types/model'
import { addDocument, keepFirstPerField } from './issue.ts'
import type { Rule } from './rule.ts'
import { faq, job, landingPage, legalPage, post, project } from './rules/collections.ts'
import { validateEveryDocument } from './rules/every-document.ts'
import { about, home, siteSettings } from './rules/pages.ts'
import {
  validateContactPlaceholders,
  validatePricePlaceholders,
} from './rules/placeholders-in-text.ts'
import { service } from './rules/service.ts'
import { isSafeLink } from './text.ts'

/** A local lake serves uploads without a certificate. */
const localAddress = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/[^\s\\]*$/

/** Requires the address of an upload; its ending is that of the id, and of the copy on the site. */
function validateUpload({ _id, url }: Fields, what: string): Issue[] {
  const isOfKind = what === 'picture' || String(url).endsWith(`.${String(_id).split('-').at(-1)}`)
  const isSafe = typeof url === 'string' && (localAddress.test(url) || isUploadAddress(url))
  if (isSafe && isOfKind) return []
  return [createIssue(['url'], `This ${what} cannot be loaded. Upload it again.`)]
}

/** Requires a picture's size too: without one, the page shifts when the picture loads. */
function validateImage(asset: Fields): Issue[] {
  const issues = validateUpload(asset, 'picture')
  const { metadata } = asset
  const dimensions = isFields(metadata) ? metadata.dimensions : undefined
  for (const side of ['width', 'height']) {
    const size = isFields(dimensions) ? dimensions[side] : undefined
    if (typeof size === 'number' && Number.isFinite(size) && size > 0) continue
    issues.push(
      createIssue(
        ['metadata', 'dimensions', side],
        'The size of this picture is not known. Upload it again.',
      ),
    )
  }
  return issues
}

const isUploadAddress = (url: string) => isSafeLink(url) && /^(https:|\/)/i.test(url)

/** Rules between fields of one document, by type. The schema has the rules of single fields. */
const crossFieldRules: Readonly<Partial<Record<DocumentType, readonly Rule[]>>> = {
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
export function collectDocumentIssues(document: unknown): Issue[] {
  if (!isFields(document)) return []
  return keepFirstPerField(validateDocument(document)).map((issue) => addDocument(issue, document))
}

function validateDocument(document: Fields): Issue[] {
  const { _type } = document
  if (_type === 'sanity.imageAsset') return validateImage(document)
  if (_type === 'sanity.fileAsset') return validateUpload(document, 'file')
  // The fields of an unknown type have no rules, so the type itself is reported.
  if (!isDocumentType(_type)) return [createIssue([], 'The site knows no document of this type.')]
  return [
    ...validateEveryDocument(document),
    ...(crossFieldRules[_type] ?? []).flatMap((rule) => rule(document)),
    ...validatePricePlaceholders(document),
    ...validateContactPlaceholders(document),
  ]
}
