import { setTimeout } from 'node:timers/promises'
import { type Answer, ask } from './ask.ts'
import type { OutsideLink } from './links-in.ts'

export type CheckedLink = OutsideLink & Answer

/** Milliseconds before each further look at what seems gone: most sites that are down come back. */
const waits = [60_000, 600_000]

type Options = {
  ask?: (href: string) => Promise<Answer>
  wait?: (milliseconds: number) => Promise<unknown>
}

/** Asks for each address, one after another, and again later for those that seem gone. */
export async function checkLinks(
  links: readonly OutsideLink[],
  { ask: look = ask, wait = setTimeout }: Options = {},
): Promise<CheckedLink[]> {
  const checked = new Map<string, CheckedLink>()
  for (const pause of [0, ...waits]) {
    const rest = links.filter(({ href }) => (checked.get(href)?.state ?? 'gone') === 'gone')
    if (rest.length === 0) break
    await wait(pause)
    for (const link of rest) checked.set(link.href, { ...link, ...(await look(link.href)) })
  }
  return [...checked.values()]
}
