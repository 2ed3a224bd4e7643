import type { StatusProblem } from '@kitewright/site-state/site-status'
import { Stack, Text } from '@sanity/ui'
import type { ToastParams } from '@sanity/ui/toast'
import { ProblemList } from './problem-list.tsx'
import type { Outcome, Publish } from './publishes.ts'
import { thingsToMend } from './state-badge.ts'
import { type Unseen, UnseenNote } from './unseen.tsx'

/** Milliseconds: long enough to be read, to be clicked, and to stay until something new is told. */
const READ = 15_000
const STAY = 60 * 60_000
/** As many links as a person would follow. */
const LINKS = 3

type Means = {
  isSlow: boolean
  /** Why it cannot be seen whether it is live. */
  unseen: Unseen | null
  /** Whether it was looked at all the time, so that it is known when it went live. */
  isTimed: boolean
  siteUrl: string
  linkTo: (problem: StatusProblem) => string | null
}

/** What an editor is told of their publish. */
export function newsOf(publish: Publish, outcome: Outcome, means: Means): ToastParams {
  switch (outcome.kind) {
    case 'waiting':
      if (means.unseen) {
        return {
          status: 'warning',
          title: 'Published',
          description: <UnseenNote unseen={means.unseen} />,
          duration: READ,
        }
      }
      return {
        status: 'info',
        title: 'Going live …',
        description: means.isSlow && 'Still on its way. A static host takes a minute or two.',
        duration: STAY,
      }
    case 'live': {
      const [offSite] = publish.offSite.values()
      if (offSite && publish.paths.length === 0) {
        const description = 'It is published. Visitors do not see it now.'
        return { status: 'success', title: offSite, description, duration: READ }
      }
      const seconds = Math.max(1, Math.round((Date.now() - publish.at) / 1000))
      return {
        status: 'success',
        title: means.isTimed ? `Live after ${seconds} s` : 'Live',
        description: <PageLinks siteUrl={means.siteUrl} paths={publish.paths} />,
        duration: READ,
      }
    }
    case 'held-back':
      return {
        status: 'warning',
        title: 'Kept, but not live',
        description: `Nothing goes live now: ${outcome.reason}.`,
        duration: READ,
      }
    case 'not-live':
      return {
        status: 'error',
        title: `Not live: ${thingsToMend(outcome.problems.length)}`,
        description: (
          <Stack gap={3}>
            <Text size={1}>{outcome.message}</Text>
            <ProblemList problems={outcome.problems} linkTo={means.linkTo} />
          </Stack>
        ),
        duration: STAY,
      }
  }
}

const PageLinks = ({ siteUrl, paths }: { siteUrl: string; paths: readonly string[] }) => (
  <Stack gap={2}>
    {paths.slice(0, LINKS).map((path) => (
      <Text size={1} key={path}>
        <a href={`${siteUrl}${path}`} target="_blank" rel="noreferrer">
          Open {path}
        </a>
      </Text>
    ))}
  </Stack>
)
