import { malformed } from '../transaction-error.ts'
import type { WorkingSet } from '../working-set.ts'
import type { Action, ActionHandler } from './action.ts'
import { documentActions, versionActions } from './document-actions.ts'
import { releaseActions } from './release-actions.ts'

const named = (prefix: string, actions: Record<string, ActionHandler>) =>
  Object.entries(actions).map(([name, run]) => [`sanity.action.${prefix}.${name}`, run] as const)

const handlers = new Map<string, ActionHandler>([
  ...named('document', documentActions),
  ...named('document.version', versionActions),
  ...named('release', releaseActions),
])

/** Carries one action out on the set. Throws TransactionError. */
export function runAction(set: WorkingSet, action: Action): void {
  const handler = handlers.get(action.actionType)
  if (!handler) throw malformed(`The local lake has no action "${action.actionType}"`)
  handler(set, action)
}
