import {
  addDocument,
  collectDocumentIssues,
  collectNewIssues,
  createIssue,
  type Fields,
  getSharedIssues,
  type Issue,
  isMissing,
  keepFirstPerField,
  mergeDocuments,
  type SharedIssue,
} from '@kitewright/content-rules/check'
import { describeMovedAddress, getOutgoingReferences } from '@kitewright/content-rules/resolve'
import { isUpload } from '@kitewright/content-types/model'
import { getPublishedId } from 'sanity'
import { type Cause, findCauses } from './causes.ts'
import { findLargePackageChanges } from './package-price-changes.ts'
import { getDocumentId, type Site, toPublished } from './site.ts'

/** Issues of the build if a draft were published. */
export type Verdict = {
  /** Issues of the document itself. */
  own: readonly Issue[]
  /** New issues in other documents. */
  causes: readonly Cause[]
}

/** Checks a draft like the build, laid over the published content. */
export function getVerdict(site: Site, draft: Fields): Verdict {
  const after = toPublished(draft)
  const before = site.published.find(({ _id }) => _id === after._id)
  const full = mergeDocuments(site.published, [after])
  const otherProblems = collectNewIssues(site.published, full).filter(
    ({ issue }) => issue.document?.id !== after._id,
  )
  return { own: collectOwnIssues(after, full), causes: findCauses(otherProblems, before, after) }
}

/** Questions before a publish without problems; each with its question mark. */
export const publishQuestions = (published: Fields | null, draft: Fields): string[] => [
  ...describeMovedAddress(published, draft),
  ...findLargePackageChanges(published, draft),
]

/**
 * Issues of the build if these drafts were published together, including those that Sanity would show in
 * their forms.
 */
export function collectIssuesTogether(site: Site, drafts: readonly Fields[]): SharedIssue[] {
  const afters = drafts.map(toPublished)
  const full = mergeDocuments(site.published, afters)
  const changed = new Set<unknown>(afters.map(({ _id }) => _id))
  const own = afters.flatMap((document) => [
    ...collectDocumentIssues(document),
    ...findSharedIssues(document, full).map(({ issue }) => issue),
  ])
  return [
    ...keepFirstPerField(own).map((issue) => ({ issue })),
    ...collectNewIssues(site.published, full).filter(
      ({ issue }) => !changed.has(issue.document?.id),
    ),
  ]
}

/** Issues of one document among all. */
const collectOwnIssues = (document: Fields, full: readonly Fields[]): Issue[] =>
  keepFirstPerField([
    ...collectDocumentIssues(document).filter((issue) => !isRequired(issue, document)),
    ...findSharedIssues(document, full)
      .filter((shared) => !isEcho(shared, full))
      .map(({ issue }) => issue),
  ])

const findSharedIssues = ({ _id }: Fields, full: readonly Fields[]): SharedIssue[] =>
  getSharedIssues(full).filter(({ issue }) => issue.document?.id === _id)

/** Where the schema requires the description of a picture, Sanity itself says so. */
const isRequired = (issue: Issue, document: Fields) =>
  /\balt$/.test(issue.path) && isMissing(issue, document)

/** Sanity itself reports dead references, except those of uploads. */
const isEcho = ({ reference }: SharedIssue, full: readonly Fields[]) =>
  reference?.kind === 'reference' &&
  !reference.to?.some((_type) => isUpload({ _type })) &&
  full.every(({ _id }) => _id !== reference.id)

/** All issues of a verdict, in the draft. */
export const collectVerdictIssues = ({ own, causes }: Verdict): Issue[] => [
  ...own,
  ...causes.map(({ issue }) => issue),
]

/**
 * Issues without some published documents. Drafts that refer to them count, as they could not be published and
 * the content lake would refuse.
 */
export function collectIssuesWithout(site: Site, ...ids: readonly string[]): SharedIssue[] {
  const rest = site.published.filter(({ _id }) => !ids.includes(String(_id)))
  const drafts = site.drafts.filter((draft) => !ids.includes(getDocumentId(draft)))
  const issues = [
    ...drafts.flatMap((draft) => ids.flatMap((id) => findReferences(id, draft))),
    ...collectNewIssues(site.published, rest),
  ]
  // If the draft and the published version have the same issue, list the published one.
  const problemsByField = new Map(
    issues.map((shared) => {
      const { document, path, message } = shared.issue
      return [document?.id ? `${getPublishedId(document.id)} ${path}` : message, shared]
    }),
  )
  return [...problemsByField.values()]
}

const findReferences = (id: string, document: Fields): SharedIssue[] =>
  getOutgoingReferences(document).flatMap((reference) =>
    reference.kind === 'reference' && reference.id === id
      ? [
          {
            issue: addDocument(
              createIssue(reference.path, 'What this points to would be gone.'),
              document,
            ),
            reference,
          },
        ]
      : [],
  )
