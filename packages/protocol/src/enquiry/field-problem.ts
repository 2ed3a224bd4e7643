export type NeededField = 'name' | 'email' | 'phone' | 'message'
type FieldProblem = 'missing' | 'mistyped'

/** Addresses that browsers accept in an email field (HTML standard, "valid email address"). */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** Anything that a reader can see: not only spaces, control characters, fillers and joiners. */
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * The problem of a required field; null if valid. The form and the receivers' schema use it. It is apart from the schema,
 * so that the page does not load zod.
 */
export function fieldProblem(field: NeededField, value: string): FieldProblem | null {
  if (!visible.test(value)) return 'missing'
  return field === 'email' && !emailAddress.test(value) ? 'mistyped' : null
}
