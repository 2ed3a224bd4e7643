import { Select } from '@sanity/ui'
import { type ObjectInputProps, set, unset } from 'sanity'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { sitePages } from './site-pages.ts'

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
