import { formatHidden } from '@kitewright/content-rules/dates'
import { getSlug } from '@kitewright/content-rules/resolve'
import { getEntryPath } from '@kitewright/content-types/addresses'
import { documentTypes, type Issue } from '@kitewright/content-types/model'
import { API_VERSION } from '@kitewright/content-types/queries'
import { formatShownInstead, type LiveRevisions, type SiteStatus } from '@kitewright/protocol/site'
import { Stack, Text } from '@sanity/ui'
import { type ToastParams, useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { IssueList } from './issue-list.tsx'
import { useSiteState, useWatch } from './site-state-provider.tsx'
import { issueCount } from './state-badge.ts'
import { DELAYED_MESSAGE, MAX_DEPLOY_MS } from './static-site.ts'
import { getUnknownState, type UnknownState, UnknownStateNote } from './unknown-state.tsx'
import { useLinkToField } from './use-link-to-field.ts'

/** Milliseconds after which a message says that a publish is not live yet. */
const SLOW_MS = 10_000

/** After each publish of this editor: “Going live …”, and then that it is live, or why not. */
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

  // A toast is pushed only for news, not for each check of the site.
  const shownMessages = useRef(new Map<string, string>())
  const unknownIds = useRef(new Set<string>())
  const hidden = getUnknownState(state)
  useEffect(() => {
    // Nothing ends the wait for one that was published again.
    for (const id of shownMessages.current.keys()) {
      if (ended.has(id) || publishes.some((publish) => publish.id === id)) continue
      shownMessages.current.delete(id)
      const title = 'Replaced by a newer publish'
      toast.push({ id: `live-${id}`, status: 'info', title, closable: true, duration: READ_MS })
    }
    for (const publish of waiting) {
      const outcome = getOutcome(publish, live, status, Date.now())
      const isWaiting = outcome.kind === 'waiting'
      if (isWaiting && hidden) unknownIds.current.add(publish.id)
      const pace = isSlow ? 'slow' : 'waiting'
      const now = isWaiting ? (hidden?.fix ?? pace) : outcome.kind
      if (shownMessages.current.get(publish.id) === now) continue
      shownMessages.current.set(publish.id, now)
      const news = getNotice(publish, outcome, {
        isSlow,
        slowText:
          status?.builder === 'static'
            ? 'Still on its way. A static host takes a minute or two.'
            : 'Still on its way.',
        unseen: hidden,
        isTimed: !unknownIds.current.has(publish.id),
        siteUrl: status?.siteUrl ?? '',
        linkTo,
      })
      toast.push({ id: `live-${publish.id}`, closable: true, ...news })
      if (!isWaiting) setEnded((before) => new Set([...before, publish.id]))
    }
  })
  return null
}

/** Whether a publish of that time should be live by now. */
function useSlowness(since: number | undefined): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (since === undefined) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [since])
  return isSlow
}

/** Milliseconds: time to read, time to click, and until the next message. */
const READ_MS = 15_000
const STAY_MS = 60 * 60_000
/** As many links as a person would follow. */
const MAX_LINKS = 3

type Means = {
  isSlow: boolean
  slowText: string
  /** Why it cannot be seen whether it is live. */
  unseen: UnknownState | null
  /** Whether the site was checked all the time, so that the time of going live is known. */
  isTimed: boolean
  siteUrl: string
  linkTo: (issue: Issue) => string | null
}

/** Message about a publish. */
function getNotice(publish: Publish, outcome: Outcome, means: Means): ToastParams {
  switch (outcome.kind) {
    case 'waiting':
      if (means.unseen) {
        return {
          status: 'warning',
          title: 'Published',
          description: <UnknownStateNote unseen={means.unseen} />,
          duration: READ_MS,
        }
      }
      return {
        status: 'info',
        title: 'Going live …',
        description: means.isSlow && means.slowText,
        duration: STAY_MS,
      }
    case 'live': {
      const [hiddenReason] = publish.hiddenReasons.values()
      if (hiddenReason && publish.paths.length === 0) {
        const description = 'It is published. Visitors do not see it now.'
        return { status: 'success', title: hiddenReason, description, duration: READ_MS }
      }
      const seconds = Math.max(1, Math.round((Date.now() - publish.at) / 1000))
      return {
        status: 'success',
        title: means.isTimed ? `Live after ${seconds} s` : 'Live',
        description: <PageLinks siteUrl={means.siteUrl} paths={publish.paths} />,
        duration: READ_MS,
      }
    }
    case 'paused':
      return {
        status: 'warning',
        title: 'Kept, but not live',
        description: `Nothing goes live now: ${outcome.reason}.`,
        duration: READ_MS,
      }
    case 'not-live':
      return {
        status: 'error',
        title: `Not live: ${issueCount(outcome.issues.length)}`,
        description: (
          <Stack gap={3}>
            <Text size={1}>{outcome.message}</Text>
            <IssueList issues={outcome.issues} linkTo={means.linkTo} />
          </Stack>
        ),
        duration: STAY_MS,
      }
  }
}

const PageLinks = ({ siteUrl, paths }: { siteUrl: string; paths: readonly string[] }) => (
  <Stack gap={2}>
    {paths.slice(0, MAX_LINKS).map((path) => (
      <Text size={1} key={path}>
        <a href={`${siteUrl}${path}`} target="_blank" rel="noreferrer">
          Open {path}
        </a>
      </Text>
    ))}
  </Stack>
)

/** Types that visitors can see; not drafts. */
const published =
  '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]'

/** Publishes of this editor since the Studio was opened, the newest last. */
function useOwnPublishes(): readonly Publish[] {
  const client = useClient({ apiVersion: API_VERSION })
  const userId = useCurrentUser()?.id
  const [publishes, setPublishes] = useState<readonly Publish[]>([])
  useEffect(() => {
    const events = client.listen(
      published,
      { types: documentTypes },
      { events: ['mutation'], includeResult: true },
    )
    const subscription = events.subscribe((event) => {
      if (event.type !== 'mutation') return
      if (event.identity !== userId) {
        const { documentId } = event
        return setPublishes((before) => withoutDocuments(before, new Set([documentId])))
      }
      const { documentId, transactionId, transition, timestamp, result } = event
      const hiddenReason = result ? formatHidden(result, Date.now()) : null
      const isSeen = transition !== 'disappear' && hiddenReason === null
      const publish: Publish = {
        id: transactionId,
        at: Date.parse(timestamp),
        revisions: new Map([[documentId, isSeen ? transactionId : null]]),
        hiddenReasons: new Map(hiddenReason === null ? [] : [[documentId, hiddenReason]]),
        paths:
          result && isSeen
            ? [getEntryPath({ _type: result._type, slug: getSlug(result) ?? null })]
            : [],
      }
      setPublishes((before) => withPublish(before, publish))
    })
    return () => subscription.unsubscribe()
  }, [client, userId])
  return publishes
}

/** Entries that were published together and are not live yet. */
export type Publish = {
  /** The transaction, which is also the revision of the published documents. */
  id: string
  /** Milliseconds since 1970. */
  at: number
  /** Document ids; `null` for one that must disappear. */
  revisions: ReadonlyMap<string, string | null>
  /** Why some of them are not shown yet, by id: “Goes live on 3 March 2027, 10:00 IST”. */
  hiddenReasons: ReadonlyMap<string, string>
  /** Where visitors meet them. */
  paths: readonly string[]
}

type Outcome =
  | { kind: 'waiting' }
  | { kind: 'live' }
  | { kind: 'paused'; reason: string }
  | { kind: 'not-live'; message: string; issues: readonly Issue[] }

/** Outcome of a publish. */
export function getOutcome(
  { revisions, at }: Publish,
  live: LiveRevisions | null,
  status: SiteStatus | null,
  now: number,
): Outcome {
  const quarantined = status?.quarantined.filter(({ id, rev }) => revisions.get(id) === rev) ?? []
  const [first] = quarantined
  if (first) {
    return {
      kind: 'not-live',
      message: `Visitors ${formatShownInstead(first)}.`,
      issues: quarantined.flatMap(({ issues }) => issues),
    }
  }
  if (live && [...revisions].every(([id, rev]) => (live[id] ?? null) === rev))
    return { kind: 'live' }
  if (status?.lock) return { kind: 'paused', reason: status.lock.reason }
  const { failure } = status ?? {}
  if (failure && !failure.willRetry && Date.parse(failure.at) >= at) {
    return { kind: 'not-live', message: failure.message, issues: failure.issues }
  }
  // Removed entries too, which the status does not list.
  if (status?.builder === 'static' && now - at > MAX_DEPLOY_MS) {
    return { kind: 'not-live', message: DELAYED_MESSAGE, issues: [] }
  }
  return { kind: 'waiting' }
}

/** Publishes that stop waiting for documents, which somebody published again. */
export const withoutDocuments = (
  waiting: readonly Publish[],
  ids: { has: (id: string) => boolean },
): Publish[] =>
  waiting
    .map((publish) => ({
      ...publish,
      revisions: new Map([...publish.revisions].filter(([id]) => !ids.has(id))),
    }))
    .filter(({ revisions }) => revisions.size > 0)

/** Adds a publish; earlier ones stop waiting for the documents that it published again. */
export function withPublish(waiting: readonly Publish[], publish: Publish): Publish[] {
  const rest = withoutDocuments(
    waiting.filter(({ id }) => id !== publish.id),
    publish.revisions,
  )
  const same = waiting.find(({ id }) => id === publish.id)
  const revisions = new Map([...(same?.revisions ?? []), ...publish.revisions])
  const hiddenReasons = new Map([...(same?.hiddenReasons ?? []), ...publish.hiddenReasons])
  const paths = [...new Set([...(same?.paths ?? []), ...publish.paths])]
  return [...rest, { ...publish, revisions, hiddenReasons, paths }]
}
