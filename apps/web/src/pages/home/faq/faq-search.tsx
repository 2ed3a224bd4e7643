import './faq-search.css'
import { useHydrated } from '@kitewright/site-engine/client'
import { useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type FaqSearchProps = { value: string; onChange: (text: string) => void }

/**
 * An empty box until scripts run. With a field in the served HTML the browser lays out all
 * the questions before the first paint, to check it for autofill: 80 ms at 4x.
 */
export function FaqSearch(props: FaqSearchProps) {
  return <search className="faq-search-box">{useHydrated() && <SearchField {...props} />}</search>
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
      <label htmlFor="faq-search" className="sr-only">
        Search questions
      </label>
      <input
        ref={input}
        id="faq-search"
        className="faq-search__input h-full min-w-0 flex-1 pt-0.5 pr-3.5 outline-none placeholder:text-ink-3"
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
          className="-ml-3.5 grid h-full w-11 flex-none cursor-pointer place-items-center focus-visible:-outline-offset-5"
          aria-label="Clear search"
          onClick={clear}
        >
          <Icon name="x" className="size-4" />
        </button>
      )}
    </>
  )
}
