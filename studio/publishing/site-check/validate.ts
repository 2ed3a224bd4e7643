import type { Fields, Issue } from '@kitewright/content-rules/check'
import { API_VERSION } from '@kitewright/content-types/queries'
import { firstValueFrom } from 'rxjs'
import { type CustomValidator, type SanityDocument, stringToPath } from 'sanity'
import { collectAdvice } from './advice.ts'
import { watchSite } from './live-site.ts'
import { collectVerdictIssues, getVerdict } from './verdict.ts'

/**
 * Validation by the rules of the build: rules of the document, and rules among all
 * documents with this draft laid over the published content.
 */
export const validate: CustomValidator<SanityDocument | undefined> = async (document, context) => {
  if (!document) return true
  const draft: Fields = { ...document }
  const site = await firstValueFrom(watchSite(context.getClient({ apiVersion: API_VERSION })))
  return toMarkers(collectVerdictIssues(getVerdict(site, draft)))
}

/** Advice that blocks no publish. */
export const validateAdvice: CustomValidator<SanityDocument | undefined> = (document) =>
  toMarkers(document ? collectAdvice({ ...document }) : [])

/** The message of a row names it, because several rows are similar. */
const toMarkers = (issues: readonly Issue[]) =>
  issues.length === 0 ||
  issues.map(({ path, field = '', message }) => ({
    message: / \d+( |$)/.test(field) ? `${field}: ${message}` : message,
    path: stringToPath(path),
  }))
