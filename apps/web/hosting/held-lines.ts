import type { HeldEntry } from '@kitewright/protocol/site'

/** What a build holds back and why, for those who read its log: a line for each entry. */
export const heldLines = (held: readonly HeldEntry[]): string[] =>
  held.map(({ id, type, name, hasLastGood, problems }) => {
    const instead = hasLastGood ? 'visitors see its last good version' : 'visitors do not see it'
    const why = problems.map(({ id: place, where, field, what }) =>
      [place !== id && where, field, what].filter(Boolean).join(': '),
    )
    return `${type} “${name}” (${id}) was published and is wrong; ${instead}. ${why.join(' ')}`
  })
