import { isSingleton, singletons } from '@kitewright/content-types/model'
import type { Fields } from './problem.ts'

/** A document's name for editors: its title, question or page name. */
export function nameOf({ _id, _type, title, question }: Fields): string {
  if (isSingleton(_type)) return singletons[_type].name
  const found = [title, question, _id].find((name) => typeof name === 'string' && name.trim())
  return typeof found === 'string' ? found : String(_type)
}

/** Lists names: “A”, “B” and “C”; of many, the first few and the number of others. */
export function namesText(names: readonly string[], most = 3): string {
  const quoted = names.map((name) => `“${name}”`)
  if (quoted.length > most)
    return `${quoted.slice(0, most).join(', ')} and ${quoted.length - most} more`
  const last = quoted.at(-1) ?? ''
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} and ${last}`
}
