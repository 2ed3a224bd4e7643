import type { Fields } from '@kitewright/content-rules/problem'
import { API_VERSION } from '@kitewright/content-types/api-version'
import { firstValueFrom } from 'rxjs'
import type { CustomValidator, SanityDocument } from 'sanity'
import { liveSite } from './live-site.ts'
import { rowPrefix } from './place-name.ts'
import { problemsOf, verdictOn } from './verdict.ts'

/**
 * Validation by the very rules of the build: those of the document by itself, and those among all
 * documents with this draft laid over what is published.
 */
export const validate: CustomValidator<SanityDocument | undefined> = async (document, context) => {
  if (!document) return true
  const draft: Fields = { ...document }
  const site = await firstValueFrom(liveSite(context.getClient({ apiVersion: API_VERSION })))
  const problems = problemsOf(verdictOn(site, draft))
  return problems.length === 0
    ? true
    : problems.map(({ path, message }) => ({
        message: `${rowPrefix(context.type, draft, path)}${message}`,
        path: [...path],
      }))
}
