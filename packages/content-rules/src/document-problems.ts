import { type DocumentType, isDocumentType } from '@kitewright/content-types/model'
import { type Fields, foundText, isFields, type Problem } from './problem.ts'
import type { Rule } from './rule.ts'
import { faq, job, landingPage, legalPage, project } from './rules/collections.ts'
import { everyDocument } from './rules/every-document.ts'
import { imageAsset } from './rules/image-asset.ts'
import { about, home, siteSettings } from './rules/pages.ts'
import { service } from './rules/service.ts'
import { contactSlots, priceSlots } from './rules/slots-in-text.ts'

/**
 * The rules that hold between the fields of one document, of the types that have any. What a field asks for
 * by itself is said at the field, for every type of the list.
 */
const rulesBetweenFields: Readonly<Partial<Record<DocumentType, readonly Rule[]>>> = {
  service,
  faq,
  job,
  project,
  landingPage,
  legalPage,
  siteSettings,
  home,
  about,
}

/**
 * Every rule that a document breaks, by itself: counts, lengths, prices, links. The Studio shows
 * them at their fields and the build stops on them, so both accept the same documents. Missing
 * fields and wrong kinds of value are the schema's business. Never throws, whatever it is given.
 */
export function documentProblems(document: unknown): Problem[] {
  if (!isFields(document)) return []
  const { _type } = document
  if (_type === 'sanity.imageAsset') return imageAsset(document)
  if (!isDocumentType(_type)) return [unlisted(_type)]
  const between = (rulesBetweenFields[_type] ?? []).flatMap((rule) => rule(document))
  return uniqueProblems([
    ...everyDocument(document),
    ...between,
    ...priceSlots(document),
    ...contactSlots(document),
  ])
}

/** Without its type nothing is known of its fields, and no rule would hold. */
const unlisted = (type: unknown): Problem => ({
  path: [],
  message: 'The site knows no document of this type.',
  expected: 'a type of the list in document-types.ts',
  found: foundText(type),
})

/** The first problem of each place: an editor fixes one thing at a time. */
export function uniqueProblems<Told extends Problem>(problems: readonly Told[]): Told[] {
  const seen = new Set<string>()
  return problems.filter(({ path }) => {
    const key = JSON.stringify(path)
    return !seen.has(key) && seen.add(key)
  })
}

export type { Fields, Problem }
