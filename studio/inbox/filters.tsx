import type { StoredEnquiry } from '@kitewright/enquiry/stored-enquiry'
import { Tab, TabList } from '@sanity/ui'
import { counts, type Filter, filters } from './enquiries.ts'

/** The id of what the filters change. */
export const PANEL = 'inbox-list'
export const tabId = (filter: Filter) => `inbox-${filter}`

/** How many enquiries each filter shows, and the one that is chosen. */
export function Filters({
  filter,
  found,
  onFilter,
}: {
  filter: Filter
  found: readonly StoredEnquiry[]
  onFilter: (filter: Filter) => void
}) {
  const count = counts(found)
  return (
    <TabList gap={1}>
      {filters.map(({ name, title }) => (
        <Tab
          key={name}
          id={tabId(name)}
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
