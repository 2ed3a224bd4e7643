import { type Fields, type Path, pathText } from '@kitewright/content-rules/check'
import { nameOf } from '@kitewright/content-rules/text'
import type { ObjectSchemaType } from 'sanity'
import { leftWords } from '../../inputs/progress/left-words.ts'
import { progressOf } from '../../inputs/progress/progress-of.ts'
import { placeName } from '../../publishing/site-check/place-name.ts'
import { asPublished, publishedIdOf, type Site } from '../../publishing/site-check/site.ts'
import { problemsOf, verdictOn } from '../../publishing/site-check/verdict.ts'

/** A place of a form, in its words. */
type NamedField = { words: string; path: Path }

/** What somebody has begun and not published, and what keeps it from being published. */
export type StartedDraft = {
  id: string
  type: ObjectSchemaType
  name: string
  /** The draft and its revision, by which its author is known. */
  draft: { id: string; rev: string }
  isNew: boolean
  left: readonly NamedField[]
  wrong: readonly NamedField[]
}

/**
 * All drafts, the one that was changed last first.
 *
 * @param typeOf the schema of a document; undefined for what editors do not edit.
 */
export function startedDrafts(
  site: Site,
  typeOf: (document: Fields) => ObjectSchemaType | undefined,
): StartedDraft[] {
  const newest = site.drafts.toSorted((a, b) => (changedAt(a) < changedAt(b) ? 1 : -1))
  return newest.flatMap((draft) => {
    const type = typeOf(draft)
    if (!type) return []
    const id = publishedIdOf(draft)
    const document = asPublished(draft)
    const { left } = progressOf(document, type)
    const missing = new Set(left.map((path) => pathText(document, path)))
    const wrong = problemsOf(verdictOn(site, draft)).filter(
      ({ path }) => !missing.has(pathText(document, path)),
    )
    const name = nameOf(document)
    return [
      {
        id,
        type,
        name: name === id ? `Untitled ${type.title?.toLowerCase()}` : name,
        draft: { id: String(draft._id), rev: String(draft._rev) },
        isNew: site.published.every(({ _id }) => _id !== id),
        left: leftWords(type, left),
        wrong: wrong.map(({ path, message }) => ({
          path,
          words: [placeName(type, document, path), message].filter(Boolean).join(': '),
        })),
      },
    ]
  })
}

const changedAt = ({ _updatedAt }: Fields) => String(_updatedAt ?? '')
