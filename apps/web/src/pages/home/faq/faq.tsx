import '#app/ui/dog-ear.css'
import { useHydrated } from '@kitewright/site-engine/client'
import { clsx } from 'clsx'
import { type Ref, useMemo, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { getDistance, scrollToElement } from '#app/motion/scroll-to-top.ts'
import type { PageContent } from '#app/routing/page-content.ts'
import { FaqTopic } from '#app/sections/faq-topic/faq-topic.tsx'
import { useArt } from '#app/ui/art.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { matchesMedia } from '#app/ui/media-query.ts'
import { FaqSearch } from './faq-search.tsx'
import {
  countQuestions,
  type FaqAction,
  faqReducer,
  filterTopics,
  groupTopics,
  initialFaq,
} from './faq-state.ts'
import { findClosestTopics } from './search-questions.ts'

/** Where a search hides the topics (`max-md`). */
const PHONE = '(width < 48rem)'

const countText = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

export function Faq({ faq }: { faq: PageContent['home']['faq'] }) {
  const { questions, categories } = faq
  const [state, dispatch] = useReducer(faqReducer, initialFaq)
  const topics = useMemo(() => groupTopics(questions, categories), [questions, categories])
  const shown = filterTopics(topics, state)
  const grid = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const topicButtons = useRef<HTMLFieldSetElement>(null)
  const hydrated = useHydrated()
  const isFiltered = state.category !== null || state.search !== ''

  /** The filtered list may end above the reader's scroll position. */
  function filter(action: FaqAction) {
    flushSync(() => dispatch(action))
    // On phones the keyboard leaves room for the field and a few results.
    const scrollTarget =
      action.type === 'search' && matchesMedia(PHONE) ? field.current : grid.current
    if (scrollTarget && getDistance(scrollTarget) < 0)
      scrollToElement(scrollTarget, { smooth: false })
  }

  /** The button of the closest topic disappears with the message around it, so the focus moves to the topic's own. */
  function chooseClosest(category: string) {
    filter({ type: 'choose', category })
    topicButtons.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }

  const fold = (category: string) =>
    dispatch({ type: state.unfolded.includes(category) ? 'fold' : 'unfold', category })

  return (
    // A filtered list that becomes shorter would move the window if the browser kept one of its lines in place.
    <section
      className={clsx('py-section', isFiltered && '[overflow-anchor:none]')}
      aria-labelledby="faq-heading"
    >
      {/* Wide: the introduction stays in view beside the list, the help box closes its column. */}
      <div
        ref={grid}
        className="mx-auto grid max-w-page grid-cols-12 gap-x-twelfths gap-y-9 px-safe max-lg:*:col-span-full lg:grid-rows-[1fr_auto]"
      >
        {/* At the scroll padding, where filtering scrolls the section, so that the search box does not move. */}
        <div className="top-24 self-start lg:col-span-4 lg:tall:sticky">
          <h2 id="faq-heading">{faq.heading}</h2>
          <p className="mt-4 measure-192 text-ink-2">{faq.text}</p>
          <div ref={field}>
            <FaqSearch value={state.search} onChange={(text) => filter({ type: 'search', text })} />
          </div>
          <FaqTopicButtons
            ref={topicButtons}
            categories={topics.map((topic) => topic.category)}
            chosen={state.category}
            isSearching={state.search !== ''}
            onChoose={(category) => filter({ type: 'choose', category })}
          />
          <p className="mt-4 font-mono text-note tracking-note text-ink-3" role="status">
            {countText(countQuestions(shown))}
          </p>
        </div>
        <div className="lg:col-from-6 scripted:*:last:border-b-outline *:not-first:mt-10 lg:row-span-2 scripted:*:not-first:mt-0">
          {shown.map((topic) => (
            <FaqTopic
              key={topic.category}
              topic={topic}
              open={state.open}
              onToggle={(question) => dispatch({ type: 'toggle', question })}
              collapsed={!isFiltered && !state.unfolded.includes(topic.category)}
              onFound={() => dispatch({ type: 'unfold', category: topic.category })}
              onFold={hydrated && !isFiltered ? () => fold(topic.category) : undefined}
            />
          ))}
          {shown.length === 0 && (
            <FaqEmpty
              topics={findClosestTopics(
                topics.flatMap((topic) => topic.questions),
                state.search,
              )}
              link={faq.helpSecondary}
              onChoose={chooseClosest}
            />
          )}
        </div>
        {shown.length > 0 && (
          <div className="dog-ear bg-vellum px-6.5 pt-6.5 pb-7 surface-vellum lg:col-span-4">
            <h3 className="pr-6 text-h4">{faq.helpTitle}</h3>
            <p className="mt-1.5 mb-4.5 text-ink-2">{faq.helpText}</p>
            <div className="flex flex-wrap gap-3.5 max-md:*:flex-auto">
              <ButtonLink href={faq.helpPrimary.href} small>
                {faq.helpPrimary.label}
              </ButtonLink>
              <ButtonLink href={faq.helpSecondary.href} kind="ghost" small>
                {faq.helpSecondary.label}
              </ButtonLink>
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

type FaqTopicButtonsProps = {
  ref: Ref<HTMLFieldSetElement>
  categories: string[]
  /** null means all. */
  chosen: string | null
  isSearching: boolean
  onChoose: (category: string | null) => void
}

/** On phones a search hides them, except a chosen topic and the way out of it, so that its results follow the field. */
function FaqTopicButtons({ ref, categories, chosen, isSearching, onChoose }: FaqTopicButtonsProps) {
  const isHidden = (category: string | null) =>
    isSearching && (chosen === null || (category !== null && category !== chosen))
  return (
    <fieldset ref={ref} className="text-md/none mt-4 flex min-w-0 flex-wrap gap-2 font-medium">
      <legend className="sr-only">Topics</legend>
      {[null, ...categories].map((category) => (
        <button
          key={category ?? ''}
          type="button"
          className={clsx(
            'border-outline min-h-11 cursor-pointer rounded-control px-3 pt-3 pb-2.5',
            category === chosen
              ? 'border-ink bg-ink text-sheet'
              : 'border-rule-strong hover:border-ink',
            isHidden(category) && 'max-md:hidden',
          )}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {category ?? 'All Questions'}
        </button>
      ))}
    </fieldset>
  )
}

type FaqEmptyProps = {
  topics: readonly string[]
  link: PageContent['home']['faq']['helpSecondary']
  onChoose: (category: string) => void
}

/** Replaces the list when nothing matches: the closest topics, and one way to ask. */
function FaqEmpty({ topics, link, onChoose }: FaqEmptyProps) {
  const art = useArt()
  return (
    <div className="border-y-outline grid items-center gap-7 py-8 md:grid-cols-[8.5rem_1fr]">
      <img
        className="max-md:w-28"
        src={art('scenes/faq-pencil-kite')}
        alt=""
        width="150"
        height="150"
      />
      <div>
        <p className="text-h4 font-bold tracking-head">No question matches that.</p>
        <p className="mt-2 mb-4.5">
          The closest topics are{' '}
          {topics.map((topic, index) => (
            <span key={topic}>
              {index > 0 && ' and '}
              <button
                type="button"
                className="text-link min-h-11 cursor-pointer"
                onClick={() => onChoose(topic)}
              >
                {topic}
              </button>
            </span>
          ))}
          .
        </p>
        <ButtonLink href={link.href} small>
          {link.label}
        </ButtonLink>
      </div>
    </div>
  )
}
