import { type Fields, foundText, isFields, type Path, type Problem } from './problem.ts'
import { type FieldValue, valuesAt } from './walk.ts'

/**
 * One rule between the fields of one document type. What a field asks for by itself is said in the schema,
 * at the field. A rule judges values of the right kind only; that a field is there and of its kind is
 * what the schema says, and is checked from the schema.
 */
export type Rule = (document: Fields) => Problem[]

/** A rule on every text that the pattern names, for example `tiers[].tagline`. */
export function textRule(pattern: string, judge: (text: string, path: Path) => Problem[]): Rule {
  return (document) =>
    valuesAt(document, pattern).flatMap(({ path, value }) =>
      typeof value === 'string' ? judge(value, path) : [],
    )
}

/** Items whose text under the pattern differs; `what` names it: "network", "link name". */
export function allDifferent(pattern: string, what: string): Rule {
  return (document) => {
    const seen = new Set<unknown>()
    return valuesAt(document, pattern).flatMap(({ path, value }) => {
      if (typeof value !== 'string') return []
      const key = value.trim().toLowerCase()
      if (!seen.has(key)) {
        seen.add(key)
        return []
      }
      return [
        {
          path,
          message: `This ${what} is here twice. Change or remove one of them.`,
          expected: `a ${what} that no other item has`,
          found: foundText(value),
        },
      ]
    })
  }
}

/** The groups of fields that a pattern names, for rules that compare several fields of one. */
export const groupsAt = (document: unknown, pattern: string): (FieldValue & { value: Fields })[] =>
  valuesAt(document, pattern).flatMap(({ path, value }) =>
    isFields(value) ? [{ path, value }] : [],
  )
