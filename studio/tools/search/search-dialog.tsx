import { colour } from '@kitewright/artwork/kite'
import { formatCount, mergeDocuments } from '@kitewright/content-rules/check'
import { resolveDocuments } from '@kitewright/content-rules/resolve'
import { normalizeForSearch, searchWords } from '@kitewright/content-rules/text'
import { SearchIcon } from '@sanity/icons/Search'
import { Box, Card, Dialog, Spinner, Stack, Text, TextInput } from '@sanity/ui'
import {
  type KeyboardEvent,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type NavbarProps, pathToString, useSchema } from 'sanity'
import { NavbarContext } from 'sanity/_singletons'
import { IntentLink } from 'sanity/router'
import { getFieldName } from '../../publishing/site-check/field-name.ts'
import { toPublished } from '../../publishing/site-check/site.ts'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { Muted } from '../../ui.tsx'
import { find, type Hit, type SearchResult } from './find.ts'
import { isComposing } from './is-composing.ts'

type TextPart = { text: string; isFound: boolean }

/** Characters of a text that are shown before the first match, and in all. */
const CHARACTERS_BEFORE = 40
const MAX_CHARACTERS = 160

/** Grapheme clusters, so that a mark never splits a letter from its accents and vowels. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** A text cut to the surroundings of the match. */
export function splitHit({ text, terms }: Pick<Hit, 'text' | 'terms'>): TextPart[] {
  const { plain, startOffsets, endOffsets } = normalizeCharacters(text)
  const findIndex = (word: string, from: number) => plain.indexOf(word, from)
  const first = startOffsets[Math.min(...terms.map((word) => findIndex(word, 0)))] ?? 0
  const from =
    first <= CHARACTERS_BEFORE ? 0 : findWordStart(text, first - CHARACTERS_BEFORE, first)
  const to = Math.min(text.length, from + MAX_CHARACTERS)
  const parts: TextPart[] = []
  const add = (piece: string, isFound: boolean) => piece && parts.push({ text: piece, isFound })
  let at = from
  let read = startOffsets.findIndex((start) => start >= from)
  while (at < to) {
    const next = terms
      .map((word) => ({ word, index: findIndex(word, read) }))
      .filter(({ index }) => index !== -1 && (startOffsets[index] ?? to) < to)
      .toSorted((a, b) => a.index - b.index || b.word.length - a.word.length)[0]
    if (!next) break
    read = next.index + next.word.length
    // Two words may each match one letter of a ligature.
    const start = Math.max(at, startOffsets[next.index] ?? at)
    const end = endOffsets[read - 1] ?? start
    add(text.slice(at, start), false)
    add(text.slice(start, end), true)
    at = Math.max(at, end)
  }
  add(text.slice(at, Math.max(at, to)), false)
  if (from > 0) parts.unshift({ text: '… ', isFound: false })
  if (to < text.length) parts.push({ text: ' …', isFound: false })
  return parts
}

/** The start of the first word between two offsets; `to` without one. */
function findWordStart(text: string, from: number, to: number): number {
  const blank = text.indexOf(' ', from)
  return blank === -1 || blank >= to ? to : blank + 1
}

/** The normalized text, and the start and end in `text` of each of its characters. */
function normalizeCharacters(text: string) {
  let plain = ''
  const startOffsets: number[] = []
  const endOffsets: number[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const sign = normalizeForSearch(segment)
    plain += sign
    for (let count = 0; count < sign.length; count += 1) {
      startOffsets.push(index)
      endOffsets.push(index + segment.length)
    }
  }
  return { plain, startOffsets, endOffsets }
}

/** Entries that are shown, and places of each. */
const MAX_ENTRIES = 30
const MAX_HITS = 3

/** Finds words anywhere in the content; a click opens the field. */
function SearchDialog({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const deferredQuery = useDeferredValue(query)
  const results = useSearchResults(deferredQuery)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // The dialog is in a portal, where `autoFocus` runs too early.
  useEffect(() => input.current?.focus(), [])

  const walk = (event: KeyboardEvent) => {
    // The dialog must not close by the Escape that drops a suggestion.
    if (isComposing(event)) return event.stopPropagation()
    const step = steps.get(event.key)
    if (step === undefined) return
    event.preventDefault()
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link.matches(':focus'))
    links[Math.max(0, at + step)]?.focus()
  }
  const open = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event)) list.current?.querySelector('a')?.click()
  }
  return (
    <Dialog
      id="search"
      header="Search all content"
      width={2}
      onClose={onClose}
      __unstable_autoFocus={false}
    >
      <Stack padding={4} gap={4} onKeyDown={walk}>
        <TextInput
          ref={input}
          aria-label="Words to find"
          icon={SearchIcon}
          placeholder="Words of any text: an answer, a bullet, an address …"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={open}
        />
        <Muted role="status">{formatStatus(deferredQuery, results)}</Muted>
        {results === null && <Spinner muted />}
        <Stack gap={2} ref={list}>
          {results?.slice(0, MAX_ENTRIES).map((entry) => (
            <Entry key={String(entry.document._id)} entry={entry} onClose={onClose} />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  )
}

function formatStatus(query: string, results: readonly SearchResult[] | null): string {
  if (searchWords(query).length === 0 || results === null)
    return 'All texts of all entries are searched.'
  if (results.length === 0) return `Nothing holds “${query.trim()}”.`
  const entries = formatCount(results.length, 'entry', 'entries')
  return results.length > MAX_ENTRIES ? `${entries}, the first ${MAX_ENTRIES} shown` : entries
}

function Entry({ entry, onClose }: { entry: SearchResult; onClose: () => void }) {
  const { name, type, hits } = entry
  const more = hits.length - MAX_HITS
  return (
    <Card border radius={2} padding={3} as="section" aria-label={name}>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {name}
          <span style={{ fontWeight: 400 }}>{type.title === name ? '' : ` · ${type.title}`}</span>
        </Text>
        {hits.slice(0, MAX_HITS).map((hit) => (
          <SearchHit key={pathToString([...hit.path])} entry={entry} hit={hit} onClose={onClose} />
        ))}
        {more > 0 && <Muted>{`and ${formatCount(more, 'more place')}`}</Muted>}
      </Stack>
    </Card>
  )
}

type SearchHitProps = { entry: SearchResult; hit: Hit; onClose: () => void }

function SearchHit({ entry, hit, onClose }: SearchHitProps) {
  const { document, type } = entry
  const path = pathToString([...hit.path])
  const params = { id: String(document._id), type: type.name, path }
  return (
    <Text size={1}>
      <IntentLink intent="edit" params={params} onClick={onClose}>
        {getFieldName(type, document, hit.path)}
      </IntentLink>
      <Box as="span" marginLeft={2}>
        {splitHit(hit).map(({ text, isFound }, index) => {
          const key = `${index} ${text}`
          return isFound ? <Mark key={key}>{text}</Mark> : <span key={key}>{text}</span>
        })}
      </Box>
    </Text>
  )
}

const Mark = ({ children }: { children: string }) => (
  <mark style={{ background: colour.haldi, color: colour.ink }}>{children}</mark>
)

/** Searches drafts in place of published entries, as visitors would read them; null while they load. */
function useSearchResults(query: string): SearchResult[] | null {
  const site = useSite()
  const schema = useSchema()
  const entries = useMemo(
    () => site && resolveDocuments(mergeDocuments(site.published, site.drafts.map(toPublished))),
    [site],
  )
  return useMemo(
    () =>
      entries &&
      find(entries, query, ({ _type }) => {
        const type = schema.get(String(_type))
        return type?.jsonType === 'object' && type.type?.name === 'document' ? type : undefined
      }),
    [entries, schema, query],
  )
}

/**
 * The navbar, whose magnifier and shortcut (Ctrl + K) open our search: Sanity's own looks
 * for entries and does not show the matching sentences.
 */
export function SearchNavbar(props: NavbarProps) {
  const navbar = useContext(NavbarContext)
  const [isOpen, setIsOpen] = useState(false)
  const withSearch = useMemo(() => {
    // The bar itself closes its search when it changes between wide and narrow; ours stays.
    const onOpen = (shouldOpen: boolean) => {
      if (shouldOpen) setIsOpen(true)
    }
    return { ...navbar, onSearchOpenChange: onOpen, onSearchFullscreenOpenChange: onOpen }
  }, [navbar])
  return (
    <NavbarContext value={withSearch}>
      {props.renderDefault(props)}
      {isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}
    </NavbarContext>
  )
}
