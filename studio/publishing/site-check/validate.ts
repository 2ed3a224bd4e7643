import type { Fields } from '@kitewright/content-rules/check'
import { API_VERSION } from '@kitewright/content-types/queries'
import { firstValueFrom } from 'rxjs'
import type { CustomValidator, SanityDocument, ValidationContext } from 'sanity'
import { type Advice, adviceOn } from './advice.ts'
import { liveSite } from './live-site.ts'
import { rowPrefix } from './place-name.ts'
import { problemsOf, verdictOn } from './verdict.ts'

/**
 * Validation by the rules of the build: rules of the document, and rules among all
 * documents with this draft laid over the published content.
 */
export const validate: CustomValidator<SanityDocument | undefined> = async (document, context) => {
  if (!document) return true
  const draft: Fields = { ...document }
  const site = await firstValueFrom(liveSite(context.getClient({ apiVersion: API_VERSION })))
  return markersAt(problemsOf(verdictOn(site, draft)), draft, context)
}

/** Advice that blocks no publish. */
export const advise: CustomValidator<SanityDocument | undefined> = (document, context) => {
  if (!document) return true
  const draft: Fields = { ...document }
  return markersAt(adviceOn(draft), draft, context)
}

const markersAt = (problems: readonly Advice[], draft: Fields, { type }: ValidationContext) =>
  problems.length === 0 ||
  problems.map(({ path, message }) => ({
    message: `${rowPrefix(type, draft, path)}${message}`,
    path: [...path],
  }))
