import './faq-search.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type FaqSearchProps = { value: string; onChange: (text: string) => void }

export function FaqSearch({ value, onChange }: FaqSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const typedBefore = useEffectEvent(() => {
    if (input.current?.value) onChange(input.current.value)
  })

  // A visitor may have typed before scripts arrived.
  useEffect(() => typedBefore(), [])

  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className="faq-search">
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
    </search>
  )
}
