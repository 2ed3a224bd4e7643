import { formatCount } from '@kitewright/content-rules/check'
import { ENQUIRY_PREFIX, type StoredEnquiry } from '@kitewright/protocol/enquiry'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { DownloadIcon } from '@sanity/icons/Download'
import { InboxIcon } from '@sanity/icons/Inbox'
import { SearchIcon } from '@sanity/icons/Search'
import { Box, Card, Flex, Heading, Stack, Tab, TabList, Text, TextInput } from '@sanity/ui'
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import { LoadingBlock, type Tool } from 'sanity'
import { route, useRouter } from 'sanity/router'
import { Muted, SmallButton, Strong } from '../../ui.tsx'
import { ChosenEnquiries } from './chosen-enquiries.tsx'
import {
  countByFilter,
  type Enquiries,
  type Filter,
  filterEnquiries,
  filters,
  getStateTitle,
  searchEnquiries,
} from './enquiries.ts'
import { formatEnquiryCsv, getCsvName } from './enquiry-csv.ts'
import { EnquiryList } from './enquiry-list.tsx'
import { EnquiryPane } from './enquiry-pane.tsx'
import { Back, ListPane, NothingOpen, OpenPane, Panes, Scrolled } from './panes.tsx'
import { useEnquiries, useInboxRights } from './use-enquiries.ts'

export const INBOX = 'inbox'

/** Enquiries of the contact form. Each has its address: `/inbox/<id>`. */
export const inboxTool: Tool = {
  name: INBOX,
  title: 'Inbox',
  icon: InboxIcon,
  component: Inbox,
  router: route.create('/', [route.create('/:enquiry')]),
}

/** The inbox: list, search and the opened enquiry. */
function Inbox() {
  const { enquiries, failure } = useEnquiries()
  const rights = useInboxRights()
  if (rights && !rights.mayRead) return <NotAllowed />
  if (!rights || (!enquiries && !failure)) return <LoadingBlock />
  return (
    <Flex direction="column" height="fill">
      {failure && (
        <Card tone="critical" padding={3} borderBottom role="alert">
          <Text size={1}>New enquiries do not arrive: {failure} Reload the page to try again.</Text>
        </Card>
      )}
      {enquiries && <Loaded enquiries={enquiries} mayChange={rights.mayChange} />}
    </Flex>
  )
}

function Loaded({ enquiries, mayChange }: { enquiries: Enquiries; mayChange: boolean }) {
  const { list, invalidIds } = enquiries
  const [filter, setFilter] = useState<Filter>('new')
  const [query, setQuery] = useState('')
  const deferredQuery = useDeferredValue(query)
  const matches = useMemo(() => searchEnquiries(list, deferredQuery), [list, deferredQuery])
  const shown = useMemo(() => filterEnquiries(matches, filter), [matches, filter])
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = shown.filter(({ _id }) => chosenIds.has(_id))
  const { state, navigate } = useRouter()
  const opened = typeof state.enquiry === 'string' ? `${ENQUIRY_PREFIX}${state.enquiry}` : null

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) navigate({})
  }
  return (
    <Panes id="inbox" data-open={opened ? '' : undefined}>
      <ListPane>
        <Card borderBottom padding={4} paddingBottom={3}>
          <Stack gap={4}>
            <Flex align="center" justify="space-between" gap={3}>
              <Heading as="h1" size={3}>
                Inbox
              </Heading>
              <SmallButton
                icon={DownloadIcon}
                text="Export CSV"
                disabled={shown.length === 0}
                onClick={() =>
                  saveFile(getCsvName(filter, new Date()), formatEnquiryCsv(shown), 'text/csv')
                }
              />
            </Flex>
            <TextInput
              aria-label="Search enquiries"
              icon={SearchIcon}
              fontSize={1}
              placeholder="Name, email, phone or words"
              value={query}
              clearButton={query !== ''}
              onClear={() => setQuery('')}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
            <Filters filter={filter} matches={matches} onFilter={setFilter} />
          </Stack>
        </Card>
        <Scrolled role="tabpanel" id={PANEL} aria-labelledby={getTabId(filter)}>
          {invalidIds.length > 0 && <InvalidNotice ids={invalidIds} />}
          {list.length === 0 && <NoEnquiries />}
          {list.length > 0 && shown.length === 0 && (
            <Box padding={4}>
              <Muted role="status">{getEmptyText(filter, deferredQuery)}</Muted>
            </Box>
          )}
          {shown.length > 0 && mayChange && (
            <ChosenEnquiries shown={shown} chosen={chosen} onChoose={setChosenIds} />
          )}
          {shown.length > 0 && (
            <EnquiryList
              list={shown}
              opened={opened}
              isMixed={filter === 'all'}
              chosen={mayChange ? chosenIds : null}
              onChoose={(id, isChosen) => {
                const remaining = [...chosenIds].filter((one) => one !== id)
                setChosenIds(new Set(isChosen ? [...remaining, id] : remaining))
              }}
            />
          )}
        </Scrolled>
      </ListPane>
      {!opened && list.length > 0 && (
        <NothingOpen>
          <Muted>Choose an enquiry to read it.</Muted>
        </NothingOpen>
      )}
      {opened && (
        <OpenPane onKeyDown={onKeyDown}>
          <Box padding={[3, 4, 5]} style={{ maxWidth: 760 }}>
            <Stack gap={4}>
              <Back>
                <SmallButton
                  mode="bleed"
                  icon={ArrowLeftIcon}
                  text="All enquiries"
                  onClick={() => navigate({})}
                />
              </Back>
              <Opened id={opened} list={list} mayChange={mayChange} />
            </Stack>
          </Box>
        </OpenPane>
      )}
    </Panes>
  )
}

/** Why a filter shows nothing though there are enquiries. */
function getEmptyText(filter: Filter, query: string): string {
  const which = filter === 'all' ? '' : `${getStateTitle(filter).toLowerCase()} `
  if (query.trim()) return `No ${which}enquiry holds “${query.trim()}”.`
  return filter === 'new' ? 'All enquiries are seen to.' : `No ${which}enquiries.`
}

type OpenedProps = { id: string; list: readonly StoredEnquiry[]; mayChange: boolean }

function Opened({ id, list, mayChange }: OpenedProps) {
  const enquiry = list.find(({ _id }) => _id === id)
  if (enquiry) return <EnquiryPane key={id} enquiry={enquiry} mayChange={mayChange} />
  return (
    <Text size={1} role="status">
      This enquiry is not here any more: it was deleted.
    </Text>
  )
}

/** The id of the list that the filters change. */
const PANEL = 'inbox-list'
const getTabId = (filter: Filter) => `inbox-${filter}`

type FiltersProps = {
  filter: Filter
  matches: readonly StoredEnquiry[]
  onFilter: (filter: Filter) => void
}

/** How many enquiries each filter shows, and the one that is chosen. */
function Filters({ filter, matches, onFilter }: FiltersProps) {
  const count = countByFilter(matches)
  return (
    <TabList gap={1}>
      {filters.map(({ name, title }) => (
        <Tab
          key={name}
          id={getTabId(name)}
          aria-controls={PANEL}
          fontSize={1}
          padding={2}
          label={`${title} ${count[name]}`}
          selected={name === filter}
          onClick={() => onFilter(name)}
        />
      ))}
    </TabList>
  )
}

/** For those whose role does not let them read enquiries. */
const NotAllowed = () => (
  <Box padding={[3, 4, 5]}>
    <Stack gap={4}>
      <Heading as="h1" size={3}>
        Inbox
      </Heading>
      <Text size={1}>
        You may not read enquiries. Who may is decided by an administrator of the project, at
        sanity.io/manage.
      </Text>
    </Stack>
  </Box>
)

/** Explains how enquiries arrive, in an empty inbox. */
const NoEnquiries = () => (
  <Box padding={4}>
    <Stack gap={4}>
      <Strong>No enquiries yet</Strong>
      <Text size={1}>
        What a visitor sends with the contact form arrives here at once, while you look. If the form
        is set up to write into a spreadsheet instead, look there: then none come here.
      </Text>
      <Muted>
        For the administrator of the site: enquiries come here when PUBLIC_CONTACT_ENDPOINT of the
        site is /enquiries, and its rebuild service has SANITY_WRITE_TOKEN, a token that may write.
      </Muted>
    </Stack>
  </Box>
)

/** Enquiries that another version wrote, and this one cannot show. */
const InvalidNotice = ({ ids }: { ids: readonly string[] }) => (
  <Card tone="caution" padding={4} borderBottom>
    <Text size={1}>
      {formatCount(ids.length, 'enquiry is', 'enquiries are')} kept in the content lake, but this
      Studio cannot show {ids.length === 1 ? 'it' : 'them'}: {ids.slice(0, 3).join(', ')}
      {ids.length > 3 && ' …'}
    </Text>
  </Card>
)

/** Milliseconds for which a browser may still read the saved file. */
const DOWNLOAD_MS = 60_000

/** Saves a text as a file, as if it had been downloaded. */
function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_MS)
}
