import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { newsOf } from './news-of.tsx'
import { outcomeOf } from './publishes.ts'
import { useSiteState, useWatch } from './site-state-provider.tsx'
import { useLinkToField } from './use-link-to-field.ts'
import { useOwnPublishes } from './use-own-publishes.ts'

/** Milliseconds after which a publish that is not live says so: then it waits for a host's build. */
const SLOW = 10_000

/** After each publish of one's own: “Going live …”, and then that it is live, or why not. */
export function PublishNews() {
  const publishes = useOwnPublishes()
  const { status, live } = useSiteState()
  const linkTo = useLinkToField()
  const toast = useToast()
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set())
  const waiting = publishes.filter(({ id }) => !ended.has(id))
  const isSlow = useSlowness(waiting[0]?.at)
  useWatch(waiting.length > 0)

  // A toast is pushed when there is something new to say, not at each look at the site.
  const said = useRef(new Map<string, string>())
  useEffect(() => {
    for (const publish of waiting) {
      const outcome = outcomeOf(publish, live, status)
      const now = outcome.kind === 'waiting' && isSlow ? 'slow' : outcome.kind
      if (said.current.get(publish.id) === now) continue
      said.current.set(publish.id, now)
      const news = newsOf(publish, outcome, { isSlow, siteUrl: status?.siteUrl ?? '', linkTo })
      toast.push({ id: `live-${publish.id}`, closable: true, ...news })
      if (outcome.kind !== 'waiting') setEnded((before) => new Set([...before, publish.id]))
    }
  })
  return null
}

/** Whether what was published at that time should be live by now. */
function useSlowness(since: number | undefined): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (since === undefined) return
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => clearTimeout(timer)
  }, [since])
  return isSlow
}
