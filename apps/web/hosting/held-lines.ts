import { type HeldEntry, shownInstead } from '@kitewright/protocol/site'

/** Log lines about quarantined entries, one for each. */
export const heldLines = (held: readonly HeldEntry[]): string[] =>
  held.map((entry) => {
    const { id, type, name, problems } = entry
    const why = problems.map(({ id: place, where, field, what }) =>
      [place !== id && where, field, what].filter(Boolean).join(': '),
    )
    return `${type} “${name}” (${id}) was published and is wrong; visitors ${shownInstead(entry)}. ${why.join(' ')}`
  })
