import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { newsOf } from './news-of.tsx'
import { outcomeOf } from './publishes.ts'
import { useSiteState, useWatch } from './site-state-provider.tsx'
import { unseen } from './unseen.tsx'
import { useLinkToField } from './use-link-to-field.ts'
import { useOwnPublishes } from './use-own-publishes.ts'

/** Milliseconds after which a publish that is not live says so: then it waits for a host's build. */
const SLOW = 10_000

/** After each publish of one's own: “Going live …”, and then that it is live, or why not. */
export function PublishNews() {
  const publishes = useOwnPublishes()
  const state = useSiteState()
  const { status, live } = state
  const linkTo = useLinkToField()
  const toast = useToast()
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set())
  const waiting = publishes.filter(({ id }) => !ended.has(id))
  const isSlow = useSlowness(waiting[0]?.at)
  useWatch(waiting.length > 0)

  // A toast is pushed when there is something new to say, not at each look at the site.
  const said = useRef(new Map<string, string>())
  const unseenOnce = useRef(new Set<string>())
  const hidden = unseen(state)
  useEffect(() => {
    for (const publish of waiting) {
      const outcome = outcomeOf(publish, live, status)
      const isWaiting = outcome.kind === 'waiting'
      if (isWaiting && hidden) unseenOnce.current.add(publish.id)
      const pace = isSlow ? 'slow' : 'waiting'
      const now = isWaiting ? (hidden?.look ?? pace) : outcome.kind
      if (said.current.get(publish.id) === now) continue
      said.current.set(publish.id, now)
      const news = newsOf(publish, outcome, {
        isSlow,
        unseen: hidden,
        isTimed: !unseenOnce.current.has(publish.id),
        siteUrl: status?.siteUrl ?? '',
        linkTo,
      })
      toast.push({ id: `live-${publish.id}`, closable: true, ...news })
      if (!isWaiting) setEnded((before) => new Set([...before, publish.id]))
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
