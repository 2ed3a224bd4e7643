import { mergeDocuments } from '@kitewright/content-rules/check'
import { addressOf } from '@kitewright/content-rules/resolve'
import { nameOf } from '@kitewright/content-rules/text'
import { linkPath, linkTargets } from '@kitewright/content-types/addresses'
import { isCollection, isSingleton } from '@kitewright/content-types/model'
import { Select } from '@sanity/ui'
import { type ObjectInputProps, set, unset } from 'sanity'
import { asPublished, type Site } from '../../publishing/site-check/site.ts'
import { useSite } from '../../publishing/site-check/use-site.ts'

/** A page that a link may lead to. */
type SitePage = { id: string; name: string; path: string }

/** Single pages come first, in the visitors' order. */
const inList: readonly unknown[] = [
  ...linkTargets.filter(isSingleton),
  ...linkTargets.filter(isCollection),
]

/** The published pages of the site, named as their drafts have it. */
export function sitePages(site: Site): SitePage[] {
  const published = new Set(site.published.map(({ _id }) => _id))
  const documents = mergeDocuments(site.published, site.drafts.map(asPublished))
  return documents
    .filter(({ _id }) => published.has(_id))
    .flatMap((document) => {
      const { _id, _type } = document
      const path = linkPath({ _type: String(_type), slug: addressOf(document) ?? null })
      return path ? [{ id: String(_id), type: _type, name: nameOf(document), path }] : []
    })
    .sort((a, b) => inList.indexOf(a.type) - inList.indexOf(b.type) || a.name.localeCompare(b.name))
    .map(({ id, name, path }) => ({ id, name, path }))
}

/** Chooses a page of the site from a list, by name and address. */
export function PageInput({ value, onChange, readOnly, elementProps }: ObjectInputProps) {
  const site = useSite()
  const pages = site ? sitePages(site) : []
  const chosen = typeof value?._ref === 'string' ? value._ref : ''
  const isListed = pages.some(({ id }) => id === chosen)
  return (
    <Select
      id={elementProps.id}
      ref={elementProps.ref}
      aria-label="Page"
      aria-describedby={elementProps['aria-describedby']}
      onFocus={elementProps.onFocus}
      onBlur={elementProps.onBlur}
      disabled={readOnly || !site}
      value={chosen}
      onChange={({ currentTarget: { value: id } }) =>
        onChange(id ? set({ _type: 'reference', _ref: id }) : unset())
      }
    >
      <option value="">None</option>
      {chosen && !isListed && (
        <option value={chosen}>{site ? 'Not published' : 'Loading …'}</option>
      )}
      {pages.map(({ id, name, path }) => (
        <option key={id} value={id}>
          {`${name}  ${path}`}
        </option>
      ))}
    </Select>
  )
}
