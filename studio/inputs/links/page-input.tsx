import { isSampleReference, mergeDocuments } from '@kitewright/content-rules/check'
import { getSlug } from '@kitewright/content-rules/resolve'
import { getName, normalizeForSearch, searchWords } from '@kitewright/content-rules/text'
import { linkPath, linkTargets } from '@kitewright/content-types/addresses'
import { isCollection, isSingleton } from '@kitewright/content-types/model'
import { Card, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { type ObjectInputProps, set, unset } from 'sanity'
import { type Site, toPublished } from '../../publishing/site-check/site.ts'
import { useSite } from '../../publishing/site-check/use-site.ts'

/** A page that a link may lead to. */
type SitePage = { id: string; name: string; path: string }

/** Single pages come first, in the visitors' order. */
const inList: readonly unknown[] = [
  ...linkTargets.filter(isSingleton),
  ...linkTargets.filter(isCollection),
]

/** The published pages of the site, named as their drafts have it. */
export function getSitePages(site: Site): SitePage[] {
  const published = new Set(site.published.map(({ _id }) => _id))
  const documents = mergeDocuments(site.published, site.drafts.map(toPublished))
  return documents
    .filter(({ _id }) => published.has(_id))
    .flatMap((document) => {
      const { _id, _type } = document
      const path = linkPath({ _type: String(_type), slug: getSlug(document) ?? null })
      return path ? [{ id: String(_id), type: _type, name: getName(document), path }] : []
    })
    .sort((a, b) => inList.indexOf(a.type) - inList.indexOf(b.type) || a.name.localeCompare(b.name))
    .map(({ id, name, path }) => ({ id, name, path }))
}

/** Chooses a page of the site by a search in names and addresses. */
export function PageInput({ value, onChange, readOnly, elementProps }: ObjectInputProps) {
  const site = useSite()
  const pages = site ? getSitePages(site) : []
  const chosen = typeof value?._ref === 'string' && !isSampleReference(value) ? value._ref : ''
  const page = pages.find(({ id }) => id === chosen)
  const unknown = { value: chosen, text: site ? 'Not published' : 'Loading …' }
  return (
    <Autocomplete
      id={elementProps.id}
      ref={elementProps.ref}
      aria-label="Page"
      aria-describedby={elementProps['aria-describedby']}
      onFocus={elementProps.onFocus}
      onBlur={elementProps.onBlur}
      disabled={readOnly || !site}
      openButton
      placeholder="Search pages"
      value={chosen}
      options={[
        ...pages.map(({ id, name, path }) => ({ value: id, text: `${name}  ${path}` })),
        ...(chosen && !page ? [unknown] : []),
      ]}
      renderOption={({ text }) => (
        <Card as="button" padding={3} radius={2}>
          <Text size={1}>{text}</Text>
        </Card>
      )}
      renderValue={(_, option) => option?.text ?? ''}
      filterOption={(query, { text }) => {
        const terms = normalizeForSearch(text)
        return searchWords(query).every((word) => terms.includes(word))
      }}
      onChange={(id) => onChange(id ? set({ _type: 'reference', _ref: id }) : unset())}
    />
  )
}
