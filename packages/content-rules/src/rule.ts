import {
  createIssue,
  type Fields,
  type Issue,
  isFields,
  type Path,
} from '@kitewright/content-types/model'
import { type FieldValue, getValues } from './walk.ts'

/**
 * A rule between fields of one document type. The schema has the rules of single fields, and checks presence and type;
 * a rule only sees values of the right type.
 */
export type Rule = (document: Fields) => Issue[]

/** A rule for all texts of a pattern: `tiers[].tagline`. */
export function createTextRule(
  pattern: string,
  judge: (text: string, path: Path) => Issue[],
): Rule {
  return (document) =>
    getValues(document, pattern).flatMap(({ path, value }) =>
      typeof value === 'string' ? judge(value, path) : [],
    )
}

/** Requires different texts at a pattern; `what` names them: "network", "link name". */
export const requireUnique =
  (pattern: string, what: string): Rule =>
  (document) =>
    findRepeated(getValues(document, pattern), what)

/** Issues of texts that are in a list twice. */
export function findRepeated(values: readonly FieldValue[], what: string): Issue[] {
  const seen = new Set<unknown>()
  return values.flatMap(({ path, value }) => {
    if (typeof value !== 'string') return []
    const key = value.trim().toLowerCase()
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    return [createIssue(path, `This ${what} is here twice. Change or remove one of them.`)]
  })
}

/** Objects of a pattern, for rules that compare several fields of one. */
export const getGroups = (document: unknown, pattern: string): (FieldValue & { value: Fields })[] =>
  getValues(document, pattern).flatMap(({ path, value }) =>
    isFields(value) ? [{ path, value }] : [],
  )
