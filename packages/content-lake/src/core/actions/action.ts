import { type Fields, isFields } from '../document.ts'
import { idRules, isDocumentId } from '../document-id.ts'
import { malformed } from '../transaction-error.ts'
import type { WorkingSet } from '../working-set.ts'

/** Something an editor does, for example publish; its fields depend on its type. */
export type Action = Fields & { readonly actionType: string }

/** Carries an action out. Throws TransactionError. */
export type ActionHandler = (set: WorkingSet, action: Action) => void

/** Reads what a client sent. Throws TransactionError (400). */
export function parseActions(input: unknown): Action[] {
  const list: unknown[] = Array.isArray(input) ? input : [input]
  return list.map((item) => {
    if (!isFields(item) || typeof item.actionType !== 'string') {
      throw malformed('Expected "actions" to be a list of objects with an "actionType"')
    }
    return { ...item, actionType: item.actionType }
  })
}

/** A document id that the action must name. */
export function idIn(action: Action, name: string): string {
  const value = action[name]
  if (typeof value !== 'string') {
    throw malformed(`${action.actionType} needs a document ID in "${name}"`)
  }
  if (!isDocumentId(value)) throw malformed(idRules(value))
  return value
}

/** Text that the action may name. */
export function textIn(action: Action, name: string): string | undefined {
  const value = action[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  throw malformed(`Expected "${name}" of ${action.actionType} to be text`)
}

/** An object that the action must carry. */
export function fieldsIn(action: Action, name: string): Fields {
  const value = action[name]
  if (isFields(value)) return value
  throw malformed(`${action.actionType} needs an object in "${name}"`)
}
