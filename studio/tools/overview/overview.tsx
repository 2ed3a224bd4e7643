import { formatTime } from '@kitewright/content-rules/dates'
import { formatBackup, formatShownInstead, type SiteStatus } from '@kitewright/protocol/site'
import { Badge, Box, Container, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { Fragment } from 'react'
import { IntentLink } from 'sanity/router'
import { explainMissingLinks } from '../../actions/share-links/format-link.ts'
import { ShareLinkItem } from '../../actions/share-links/share-link-item.tsx'
import { useLinks } from '../../actions/share-links/use-links.ts'
import { formatRest } from '../../publishing/site-status/format-rest.ts'
import { IssueList } from '../../publishing/site-status/issue-list.tsx'
import {
  useIsSiteKnown,
  useReleases,
  useSiteState,
} from '../../publishing/site-status/site-state-provider.tsx'
import { getUnknownState, UnknownStateNote } from '../../publishing/site-status/unknown-state.tsx'
import { formatAuthors, useAuthors } from '../../publishing/site-status/use-authors.ts'
import { useLinkToField } from '../../publishing/site-status/use-link-to-field.ts'
import { Muted, Strong } from '../../ui.tsx'
import { Drafts } from './drafts.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Part } from './part.tsx'
import { Scheduled } from './scheduled.tsx'

/** The share links and how often they were opened; or why there can be none. */
function Links() {
  const { status } = useSiteState()
  const links = useLinks()
  if (!status || !links) return null
  const none = explainMissingLinks(status) ?? (links.length === 0 ? nothing : null)
  return (
    <Part title="Share links">
      {none ? (
        <Muted>{none}</Muted>
      ) : (
        <Stack as="ul" gap={5} padding={0}>
          {links.map((link) => (
            <li key={link._id} style={{ listStyle: 'none' }}>
              <ShareLinkItem link={link} siteUrl={status.siteUrl} />
            </li>
          ))}
        </Stack>
      )}
    </Part>
  )
}

const nothing =
  'No share links yet. Choose drafts above, or use the menu beside Publish in an entry.'

/** The status of the site, first steps, issues to fix, drafts, and the last publishes. */
export function Overview() {
  return (
    <Box height="fill" overflow="auto" padding={[3, 4, 5]}>
      <Container width={3}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Overview
          </Heading>
          <Part title="The site">
            <SiteNow />
          </Part>
          <ToFix />
          <FirstSteps />
          <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
            <Stack gap={4}>
              <Part title="Drafts">
                <Drafts />
              </Part>
              <Scheduled />
              <Links />
            </Stack>
            <Part title="Last published">
              <LastPublishes />
            </Part>
          </Grid>
        </Stack>
      </Container>
    </Box>
  )
}

const MAX_PUBLISHES = 10
/** Entries of a publish that are linked by name. */
const MAX_LINKS = 3

/** The last publish, in words. */
function LastPublishes() {
  const { status } = useSiteState()
  const last = useReleases()
    .filter(({ changes }) => changes.length > 0)
    .slice(0, MAX_PUBLISHES)
  const authors = useAuthors(last.flatMap(({ changes }) => changes))
  if (status?.builder === 'static') return <Muted>The host of the site lists its builds.</Muted>
  if (last.length === 0) {
    return <Muted>Nothing yet.</Muted>
  }
  return (
    <Stack as="ol" gap={3} padding={0}>
      {last.map((release) => {
        const { id, at, words, changes } = release
        const authorNames = formatAuthors(changes, authors)
        return (
          <Text as="li" size={1} key={id}>
            {words}
            {changes.slice(0, MAX_LINKS).map(({ id: entry, type, name, kind }, index) => (
              <Fragment key={entry}>
                {index === 0 ? ': ' : ', '}
                {kind === 'removed' ? (
                  name
                ) : (
                  <IntentLink intent="edit" params={{ id: entry, type }}>
                    {name}
                  </IntentLink>
                )}
              </Fragment>
            ))}
            {formatRest(release, MAX_LINKS)}
            {authorNames && `, by ${authorNames}`}, {formatTime(at)}
          </Text>
        )
      })}
    </Stack>
  )
}

/** Whether visitors see the newest content, and since when; or why that is not known. */
function SiteNow() {
  const state = useSiteState()
  const isKnown = useIsSiteKnown()
  if (!isKnown) return null
  const { status } = state
  const hidden = getUnknownState(state)
  return (
    <Stack gap={3}>
      {status && <State status={status} isChecked={hidden === null} />}
      {hidden && <UnknownStateNote unseen={hidden} />}
      {status?.version && <Muted>Version {status.version}</Muted>}
      {status?.backup && <Muted>Newest backup: {formatBackup(status.backup, Date.now())}</Muted>}
      {status?.standbys && status.standbys.length > 0 && (
        <Muted>Standby servers: {status.standbys.join(', ')}</Muted>
      )}
      {status && (
        <Text size={1}>
          <a href={status.siteUrl} target="_blank" rel="noreferrer">
            Open the site
          </a>
        </Text>
      )}
    </Stack>
  )
}

function State({ status, isChecked }: { status: SiteStatus; isChecked: boolean }) {
  const { label, tone, text } = getState(status, isChecked)
  return (
    <Flex align="center" gap={3}>
      <Badge tone={tone}>{label}</Badge>
      <Text size={1}>{text}</Text>
    </Flex>
  )
}

function getState({ live, work, failure, lock }: SiteStatus, isChecked: boolean) {
  const since = live && formatTime(live.at)
  const seen = isChecked
    ? `Visitors see what was published ${since}.`
    : `The newest version was made ${since}.`
  const nothingLive = isChecked ? 'Nothing is live yet.' : ''
  const shown = live ? seen : nothingLive
  if (lock) return { label: 'Paused', tone: 'caution' as const, text: shown }
  if (failure) {
    return { label: 'Not live', tone: 'critical' as const, text: `${failure.message} ${shown}` }
  }
  if (work) return { label: 'Going live', tone: 'primary' as const, text: shown }
  if (!isChecked) return { label: 'Not known', tone: 'caution' as const, text: shown }
  return { label: 'Live', tone: 'positive' as const, text: shown }
}

const none: never[] = []

/** Issues that keep published entries from visitors; empty if all is well. */
function ToFix() {
  const { status } = useSiteState()
  const quarantined = status?.quarantined ?? none
  const authors = useAuthors(quarantined)
  const linkTo = useLinkToField()
  const issues = status?.failure?.issues ?? none
  if (quarantined.length === 0 && issues.length === 0) return null
  return (
    <Part title="To fix">
      <Stack gap={4}>
        {issues.length > 0 && <IssueList issues={issues} linkTo={linkTo} />}
        {quarantined.map((entry) => {
          const authorNames = formatAuthors([entry], authors) || entry.by
          return (
            <Stack key={entry.id} gap={3}>
              <Strong>
                {entry.name}
                {authorNames && `, published by ${authorNames}`}: visitors{' '}
                {formatShownInstead(entry)}
              </Strong>
              <IssueList issues={entry.issues} linkTo={linkTo} />
            </Stack>
          )
        })}
      </Stack>
    </Part>
  )
}
