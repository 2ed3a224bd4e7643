import {
  type DocumentType,
  isCollection,
  isSingleton,
} from '@kitewright/content-types/document-types'
import { type Fields, isFields, type Problem } from './problem.ts'
import type { Rule } from './rule.ts'
import { faq, job, legalPage, post, project } from './rules/collections.ts'
import { everyDocument } from './rules/every-document.ts'
import { imageAsset } from './rules/image-asset.ts'
import {
  about,
  booking,
  comingSoon,
  contact,
  home,
  plainPage,
  servicesOverview,
  siteSettings,
} from './rules/pages.ts'
import { priceSlots } from './rules/prices-in-text.ts'
import { service } from './rules/service.ts'

/** Types with rules of their own; every other keeps those of a plain page, as far as it has its fields. */
const rulesOf: Readonly<Partial<Record<DocumentType, readonly Rule[]>>> = {
  service,
  faq,
  job,
  post,
  project,
  legalPage,
  siteSettings,
  home,
  servicesOverview,
  about,
  contact,
  booking,
  comingSoon,
}

/**
 * Every rule that a document breaks, by itself: counts, lengths, prices, links. The Studio shows
 * them at their fields and the build stops on them, so both accept the same documents. Missing
 * fields and wrong kinds of value are the schema's business. Never throws, whatever it is given.
 */
export function problemsIn(document: unknown): Problem[] {
  if (!isFields(document)) return []
  if (document._type === 'sanity.imageAsset') return imageAsset(document)
  const general = everyDocument(document)
  const { _type } = document
  const rules = isCollection(_type) || isSingleton(_type) ? (rulesOf[_type] ?? plainPage) : []
  const special = rules.flatMap((rule) => rule(document))
  return once([...general, ...special, ...priceSlots(document)])
}

/** The first problem of each place: an editor mends one thing at a time. */
export function once<Told extends Problem>(problems: readonly Told[]): Told[] {
  const seen = new Set<string>()
  return problems.filter(({ path }) => {
    const key = JSON.stringify(path)
    return !seen.has(key) && seen.add(key)
  })
}

export type { Fields, Problem }
