import { type Fields, getFieldRules } from '@kitewright/content-rules/check'
import type {
  DocumentActionComponent,
  DocumentActionProps,
  DuplicateDocumentActionComponent,
} from 'sanity'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { getNextRank } from '../../schemaTypes/next-rank.ts'
import { today } from '../../structure/initial-values/today.ts'

/** Fields that no other entry may share: address, search texts, menu line. */
const OWN = [
  ...['slug', 'earlierAddresses', 'metaTitle', 'metaDescription', 'meta'],
  ...['noindex', 'menuLine', 'isNew', 'publishedTime'],
]
/** Fields that name an entry. A copy says that it is one. */
const NAMES = ['title', 'question']
/** First days; a copy gets today. Other days of the entry are left out. */
const FIRST_DAYS = ['publishedAt', 'datePosted']

/**
 * A copy of an entry as a new one: last in its list, dated today, without address and search texts, which the site
 * would refuse twice.
 *
 * @param siblings all entries of its type, for the end of their list.
 */
export function toNewEntry<Entry extends Fields>(entry: Entry, siblings: readonly Fields[]): Entry {
  const copy: Fields = { ...entry }
  for (const name of OWN) delete copy[name]
  if (entry._type === 'service') copy.isNew = false
  for (const name of NAMES) if (typeof copy[name] === 'string') copy[name] = `Copy of ${copy[name]}`
  for (const name of Object.keys(copy).filter((field) => isDay(entry, field))) {
    if (FIRST_DAYS.includes(name)) copy[name] = today()
    else delete copy[name]
  }
  if (copy.orderRank !== undefined) copy.orderRank = getNextRank(getLastRank(siblings))
  return copy as Entry
}

const isDay = (entry: Fields, field: string) => getFieldRules(entry).get(field)?.is === 'date'

const getLastRank = (entries: readonly Fields[]): string | undefined =>
  entries
    .flatMap(({ orderRank }) => (typeof orderRank === 'string' ? [orderRank] : []))
    .toSorted()
    .at(-1)

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** “Duplicate” that creates a new entry without the address of the first. */
export function withNewAddress(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action !== 'duplicate') return action
  const cached = known.get(action) ?? createDuplicateAction(action)
  known.set(action, cached)
  return cached
}

function createDuplicateAction(action: DuplicateDocumentActionComponent): DocumentActionComponent {
  const useDuplicateAsNew: DocumentActionComponent = (props: DocumentActionProps) => {
    const site = useSite()
    const isEmpty = !(props.draft ?? props.published)
    const siblings = [...(site?.published ?? []), ...(site?.drafts ?? [])]
    const described = action({
      ...props,
      mapDocument: (document) =>
        toNewEntry(
          document,
          siblings.filter(({ _type }) => _type === props.type),
        ),
    })
    // Where its list ends is known once all entries are loaded.
    return isEmpty ? null : described && { ...described, disabled: described.disabled || !site }
  }
  return Object.assign(useDuplicateAsNew, {
    action: action.action,
    displayName: action.displayName,
  })
}
