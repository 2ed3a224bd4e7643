import {
  addDocument,
  createIssue,
  type Fields,
  getFieldTitle,
  type Issue,
  isMissing,
  type PathSegment,
  SAMPLE_MESSAGE,
  type SharedIssue,
} from '@kitewright/content-rules/check'
import { API_VERSION } from '@kitewright/content-types/queries'
import { type SanityDocument, type Source, type ValidationMarker, validateDocument } from 'sanity'
import { getDocumentId, type Site, toPublished } from './site.ts'
import { collectIssuesTogether } from './verdict.ts'

/** Message of a field without a value. */
const REQUIRED = 'Required'

/**
 * All issues that keep drafts from being published together: those of the schema, and those of the build. The
 * progress of a new entry, the Overview and Publish list them.
 */
export async function collectDraftIssues(
  workspace: Pick<Source, 'getClient' | 'i18n' | 'schema'>,
  site: Site,
  drafts: readonly Fields[],
): Promise<SharedIssue[]> {
  const lake = workspace.getClient({ apiVersion: API_VERSION })
  const known = new Set([...site.published.map(({ _id }) => _id), ...drafts.map(getDocumentId)])
  const listed = await Promise.all(
    drafts.map(async (draft) => {
      const markers = await validateDocument({
        document: draft as SanityDocument,
        workspace,
        // The rules among all documents follow below, for all drafts at once.
        customValidation: false,
        getDocumentExists: async ({ id }) =>
          known.has(id) || (await lake.getDocument(id)) !== undefined,
      })
      const errors = markers.filter(({ level }) => level === 'error')
      const document = toPublished(draft)
      const type = workspace.schema.get(String(draft._type))
      const fields = type && 'fields' in type ? type.fields.map(({ name }) => name) : []
      return joinMissing(
        errors.map((marker) => toIssue(marker, document)),
        document,
        fields,
      )
    }),
  )
  const issues = listed.flat()
  const keys = new Set(issues.map(getKey))
  return joinSamples([
    ...issues.map((issue) => ({ issue })),
    ...collectIssuesTogether(site, drafts).filter(({ issue }) => !keys.has(getKey(issue))),
  ])
}

/** Converts a marker of Sanity's validation to an issue of this document. */
export function toIssue({ path, message }: ValidationMarker, document: Fields): Issue {
  // A field has no ranges in its path.
  const segments = path.filter((segment): segment is PathSegment => !Array.isArray(segment))
  return addDocument(createIssue(segments, message), document)
}

/** An issue in the words of its form: “Features (8)” if values are missing. */
export const formatDraftIssue = ({ field, message }: Issue): string =>
  message === REQUIRED && field ? field : [field, message].filter(Boolean).join(': ')

export const isRequired = ({ message }: Issue): boolean => message === REQUIRED

/** Joins the missing values of a field, “Features (8)”, in the order of the form. */
function joinMissing(
  issues: readonly Issue[],
  document: Fields,
  fields: readonly string[],
): Issue[] {
  const missing = issues.filter((issue) => isMissing(issue, document))
  const isInside = ({ path }: Issue) => missing.some((other) => path.startsWith(`${other.path}.`))
  const byField = Map.groupBy(
    missing.filter((issue) => !isInside(issue)),
    ({ path }) => getTopField(path),
  )
  return [
    ...[...byField]
      .sort(([a], [b]) => fields.indexOf(a) - fields.indexOf(b))
      .flatMap(([name, [first, ...rest]]) => {
        if (!first) return []
        const title = getFieldTitle(String(document._type), name) ?? name
        const field = rest.length > 0 ? `${title} (${rest.length + 1})` : title
        return [{ ...first, field, message: REQUIRED }]
      }),
    ...issues.filter((issue) => !missing.includes(issue)),
  ]
}

/** Joins the sample words of a field, “Blocks (11)”; its link leads to the first ones. */
function joinSamples(all: readonly SharedIssue[]): SharedIssue[] {
  const byField = Map.groupBy(all, (shared) => {
    const { document, message, path } = shared.issue
    return message === SAMPLE_MESSAGE ? `${document?.id} ${getTopField(path)}` : shared
  })
  return [...byField.values()].flatMap(([first, ...rest]) => {
    if (!first || rest.length === 0) return first ?? []
    const { document, path } = first.issue
    const title = getFieldTitle(document?.type ?? '', getTopField(path))
    return [{ ...first, issue: { ...first.issue, field: `${title} (${rest.length + 1})` } }]
  })
}

const getTopField = (path: string) => path.replace(/[.[].*/, '')

const getKey = ({ document, path }: Issue) => `${document?.id} ${path}`
