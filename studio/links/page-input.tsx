import { Card, Flex, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useId, useMemo } from 'react'
import { type ObjectInputProps, set, unset } from 'sanity'
import { useSite } from '../whole-site/use-site.ts'
import { type SitePage, sitePages } from './site-pages.ts'

type PageOption = { value: string; page: SitePage }

/** Chooses a page of the site from a list that is searched by name and by address. */
export function PageInput({ value, onChange, readOnly, elementProps }: ObjectInputProps) {
  const id = useId()
  const site = useSite()
  const options = useMemo(
    () => (site ? sitePages(site).map((page) => ({ value: page.id, page })) : []),
    [site],
  )
  const chosen = typeof value?._ref === 'string' ? value._ref : ''
  return (
    <Autocomplete<PageOption>
      id={id}
      ref={elementProps.ref}
      aria-label="Page"
      aria-describedby={elementProps['aria-describedby']}
      fontSize={1}
      padding={3}
      openButton={{ 'aria-label': 'Show all pages' }}
      placeholder="Search by name or address"
      loading={!site}
      readOnly={readOnly}
      options={options}
      value={chosen}
      renderValue={(ref, option) => (option ? words(option.page) : ref && 'Not published')}
      filterOption={(query, { page }) => words(page).toLowerCase().includes(query.toLowerCase())}
      renderOption={({ page }) => (
        <Card as="button" padding={3}>
          <Flex gap={3} justify="space-between">
            <Text size={1}>{page.name}</Text>
            <Text size={1} muted>
              {page.path}
            </Text>
          </Flex>
        </Card>
      )}
      onChange={(ref) => onChange(ref ? set({ _type: 'reference', _ref: ref }) : unset())}
    />
  )
}

const words = ({ name, path }: SitePage) => `${name}  ${path}`
