import {
  cachedProblems,
  documentProblems,
  type Fields,
  mergeDocuments,
  newProblems,
  type Problem,
  pathText,
  type SharedProblem,
  uniqueProblems,
} from '@kitewright/content-rules/check'
import { movedAddress, outgoingReferences } from '@kitewright/content-rules/resolve'
import { isUpload } from '@kitewright/content-types/model'
import { type Cause, causesOf } from './causes.ts'
import { largePackageChanges } from './package-price-changes.ts'
import { asPublished, publishedIdOf, type Site } from './site.ts'

/** Problems of the build if a draft were published. */
export type Verdict = {
  /** Problems of the document itself. */
  own: readonly Problem[]
  /** New problems in other documents. */
  causes: readonly Cause[]
}

/** Checks a draft like the build, laid over the published content. */
export function verdictOn(site: Site, draft: Fields): Verdict {
  const after = asPublished(draft)
  const before = site.published.find(({ _id }) => _id === after._id)
  const whole = mergeDocuments(site.published, [after])
  const elsewhere = newProblems(site.published, whole).filter(({ document }) => document !== after)
  return { own: ownProblems(after, whole), causes: causesOf(elsewhere, before, after) }
}

/** Questions before a publish without problems; each with its question mark. */
export const publishQuestions = (published: Fields | null, draft: Fields): string[] => [
  ...movedAddress(published, draft),
  ...largePackageChanges(published, draft),
]

/**
 * Problems of the build if these drafts were published together, including those that Sanity would show in
 * their forms.
 */
export function problemsTogether(site: Site, drafts: readonly Fields[]): SharedProblem[] {
  const afters = drafts.map(asPublished)
  const whole = mergeDocuments(site.published, afters)
  const changed = new Set<Fields | undefined>(afters)
  return [
    ...afters.flatMap((document) =>
      uniqueProblems([...documentProblems(document), ...problemsAmong(document, whole)]).map(
        (problem) => ({
          ...problem,
          type: String(document._type),
          document,
        }),
      ),
    ),
    ...newProblems(site.published, whole).filter(({ document }) => !changed.has(document)),
  ]
}

/** Problems of one document within the whole. */
const ownProblems = (document: Fields, whole: readonly Fields[]): Problem[] =>
  uniqueProblems([
    ...documentProblems(document).filter((problem) => !isRequired(problem)),
    ...problemsAmong(document, whole).filter((problem) => !isEcho(problem, whole)),
  ])

const problemsAmong = (document: Fields, whole: readonly Fields[]): SharedProblem[] =>
  cachedProblems(whole).filter((problem) => problem.document === document)

/** Where the schema requires the description of a picture, Sanity itself says so. */
const isRequired = ({ path, found }: Problem) => path.at(-1) === 'alt' && found === 'nothing'

/** Sanity itself reports dead references, except those of uploads. */
const isEcho = ({ reference }: SharedProblem, whole: readonly Fields[]) =>
  reference?.kind === 'reference' &&
  !reference.to?.some((_type) => isUpload({ _type })) &&
  whole.every(({ _id }) => _id !== reference.id)

/** All problems of a verdict as one list of paths in the draft. */
export const problemsOf = ({
  own,
  causes,
}: Verdict): { path: Problem['path']; message: string }[] => [...own, ...causes]

/**
 * Problems without some published documents. Drafts that refer to them count, as they could not be published and
 * the content lake would refuse.
 */
export function problemsWithout(site: Site, ...ids: readonly string[]): SharedProblem[] {
  const rest = site.published.filter(({ _id }) => !ids.includes(String(_id)))
  const drafts = site.drafts.filter((draft) => !ids.includes(publishedIdOf(draft)))
  const found = [
    ...drafts.flatMap((draft) => ids.flatMap((id) => pointersTo(id, draft))),
    ...newProblems(site.published, rest),
  ]
  // A draft mostly equals the published version; of the two the published place is listed.
  const byPlace = new Map(
    found.map((problem) => {
      const { document, path, message } = problem
      const place = document && `${publishedIdOf(document)} ${pathText(document, path)}`
      return [place ?? message, problem]
    }),
  )
  return [...byPlace.values()]
}

function pointersTo(id: string, document: Fields): SharedProblem[] {
  return outgoingReferences(document).flatMap((reference) =>
    reference.kind === 'reference' && reference.id === id
      ? [
          {
            type: String(document._type),
            document,
            reference,
            path: reference.path,
            message: 'What this points to would be gone.',
            expected: 'a published document',
            found: id,
          },
        ]
      : [],
  )
}
