import './faq-search.css'
import { useHydrated } from '@kitewright/site-engine/use-hydrated'
import { useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type FaqSearchProps = { value: string; onChange: (text: string) => void }

/**
 * A box that stays empty until its scripts run. For a field in the served page the browser lays out all
 * the questions before the first paint, to know whether the field could be filled in: 80 ms at 4x.
 */
export function FaqSearch(props: FaqSearchProps) {
  return <search className="faq-search">{useHydrated() && <SearchField {...props} />}</search>
}

function SearchField({ value, onChange }: FaqSearchProps) {
  const input = useRef<HTMLInputElement>(null)

  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <>
      <Icon name="magnifying-glass" />
      <label htmlFor="faq-search" className="visually-hidden">
        Search questions
      </label>
      <input
        ref={input}
        id="faq-search"
        className="faq-search__input"
        type="search"
        placeholder="Search questions..."
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button
          type="button"
          className="faq-search__clear"
          aria-label="Clear search"
          onClick={clear}
        >
          <Icon name="x" />
        </button>
      )}
    </>
  )
}
