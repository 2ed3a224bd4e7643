import './faq.css'
import { useMemo, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { distanceTo, scrollToElement } from '#app/motion/scroll-to-top.ts'
import type { PageContent } from '#app/routing/page-content.ts'
import { FaqEmpty } from './faq-empty.tsx'
import { countQuestions, filterTopics, topicsOf } from './faq-filter.ts'
import { FaqLinks } from './faq-links.tsx'
import { FaqSearch } from './faq-search.tsx'
import { type FaqAction, faqReducer, initialFaq } from './faq-state.ts'
import { FaqTopic } from './faq-topic.tsx'
import { FaqTopicButtons } from './faq-topic-buttons.tsx'

const countText = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

export function Faq({ faq }: { faq: PageContent['home']['faq'] }) {
  const { questions, categories } = faq
  const [state, dispatch] = useReducer(faqReducer, initialFaq)
  const topics = useMemo(() => topicsOf(questions, categories), [questions, categories])
  const shown = filterTopics(topics, state)
  const grid = useRef<HTMLDivElement>(null)

  /** Another list may be so short that a reader who was far down the last one would stand behind it. */
  function filter(action: FaqAction) {
    flushSync(() => dispatch(action))
    if (grid.current && distanceTo(grid.current) < 0) {
      scrollToElement(grid.current, { smooth: false })
    }
  }

  return (
    <section className="section" aria-labelledby="faq-heading">
      <div ref={grid} className="faq wrap grid-12">
        <div className="faq__intro">
          <h2 id="faq-heading">{faq.heading}</h2>
          <p className="faq__text">{faq.text}</p>
          <FaqSearch value={state.search} onChange={(text) => filter({ type: 'search', text })} />
          <FaqTopicButtons
            categories={topics.map((topic) => topic.category)}
            chosen={state.category}
            onChoose={(category) => filter({ type: 'choose', category })}
          />
          <p className="faq__count note" role="status">
            {countText(countQuestions(shown))}
          </p>
        </div>
        <div className="faq__list">
          {shown.map((topic) => (
            <FaqTopic
              key={topic.category}
              topic={topic}
              open={state.open}
              onToggle={(question) => dispatch({ type: 'toggle', question })}
            />
          ))}
          {shown.length === 0 && (
            <FaqEmpty>
              <FaqLinks primary={faq.helpPrimary} secondary={faq.helpSecondary} />
            </FaqEmpty>
          )}
        </div>
        <div className="faq__help">
          <h3 className="faq__help-title">{faq.helpTitle}</h3>
          <p className="faq__help-text">{faq.helpText}</p>
          <FaqLinks primary={faq.helpPrimary} secondary={faq.helpSecondary} />
        </div>
      </div>
    </section>
  )
}
