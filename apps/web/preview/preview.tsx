import './fields.css'
import './foot.css'
import { formatPath } from '@kitewright/content-rules/check'
import { QueryClientProvider } from '@tanstack/react-query'
import { use, useEffect, useSyncExternalStore } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { App } from '../src/app/app.tsx'
import { kiteMarksStyle } from '../src/document/kite-marks.ts'
import { queryClient } from '../src/routing/query-client.ts'
import { AdvicePanel } from './advice/advice-panel.tsx'
import type { DraftProblem } from './draft-content.ts'
import { drawnHere } from './drawings.ts'
import { BASE, FollowStudio } from './follow-studio.tsx'
import { idsIn, markOf } from './marks.ts'
import { publishedPage } from './published.ts'
import { type Shown, ShownProvider } from './shown.ts'

/** Wide enough for a list that does not cover the page; on a phone only its heading shows until it is opened. */
const wide = matchMedia('(min-width: 48rem)')

/** Problems of drafts by entry, in the words of their forms. A click opens the field. */
function Problems({ problems }: { problems: readonly DraftProblem[] }) {
  if (problems.length === 0) return null
  const entries = [...Map.groupBy(problems, ({ type, id }) => `${type} ${id}`).values()]
  const isAllNew = problems.every(({ isNew }) => isNew)
  const count = problems.length === 1 ? '1 thing' : `${problems.length} things`
  return (
    <details open={wide.matches} className="preview-problems" role="status">
      <summary>
        {isAllNew
          ? `Not finished: ${count} to write`
          : `The page shows the last valid version: ${count} to fix`}
      </summary>
      <ul>
        {entries.map((of) => (
          <Entry key={`${of[0]?.type} ${of[0]?.id}`} problems={of} />
        ))}
      </ul>
    </details>
  )
}

function Entry({ problems }: { problems: readonly DraftProblem[] }) {
  const [first] = problems
  if (!first) return null
  const wrong = problems.filter((problem) => !isMissing(problem))
  return (
    <>
      {problems.some(isMissing) && (
        <li>
          {first.title ?? 'Untitled'}: still to write
          <ul className="preview-problems__missing">
            {byField(problems.filter(isMissing)).map(({ words, problem }) => (
              <li key={words}>{marked(words, problem)}</li>
            ))}
          </ul>
        </li>
      )}
      {wrong.map((problem) => (
        <li key={`${problem.path} ${problem.expected}`}>
          {marked(formatProblem(problem), problem)}
        </li>
      ))}
    </>
  )
}

function formatProblem({ type, title, path, message, expected, found }: DraftProblem): string {
  const place = [title ?? type, formatPath(type, path)].filter(Boolean).join(' · ')
  return `${place}: ${message ?? `expected ${expected}, found ${found}.`}`
}

const isMissing = ({ found, isNew }: DraftProblem) => isNew === true && found === 'nothing'

/** Missing fields in the words of the form, “Features (8)”, each with its first path. */
function byField(problems: readonly DraftProblem[]) {
  const fields = Map.groupBy(problems, ({ path }) => /^[^.[]*/.exec(path)?.[0] ?? '')
  return [...fields].flatMap(([field, of]) => {
    const [problem] = of
    if (!problem) return []
    const title = formatPath(problem.type, field) || field
    return [{ words: of.length === 1 ? title : `${title} (${of.length})`, problem }]
  })
}

const marked = (words: string, { id, type, path }: DraftProblem) =>
  id ? words + markOf({ id, type, path }) : words

/** The shown page, and its listeners. */
type ShownStore = { get: () => Shown; subscribe: (changed: () => void) => () => void }

/** The whole site with drafts. */
export function Preview({ store }: { store: ShownStore }) {
  const shown = useSyncExternalStore(store.subscribe, store.get)
  return (
    <ShownProvider value={shown}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={BASE} useTransitions={false}>
          <Site {...shown} />
          <FollowStudio />
          <Foot {...shown} />
        </BrowserRouter>
      </QueryClientProvider>
    </ShownProvider>
  )
}

function Site({ site, config, pageAt }: Shown) {
  const { pathname } = useLocation()
  const served = pageAt?.(pathname) ?? pageAt?.('/') ?? use(publishedPage(pathname)).data
  const marks = drawnHere('marks')
  useEffect(() => {
    document.documentElement.dataset.drafts = pageAt ? 'shown' : 'awaited'
  }, [pageAt])
  return (
    <>
      <style>
        {kiteMarksStyle({ site, config })}
        {marks && `:root{--kite-marks:url("${marks}")}`}
      </style>
      <App site={site} config={config} prefetch={() => {}} served={served} />
    </>
  )
}

/** Problems of the entries whose texts the page shows; all of them where a page cannot be shown. */
function problemsOn({ problems, pageAt }: Shown, path: string) {
  const page = pageAt?.(path)
  if (!page || problems.length === 0) return problems
  const ids = idsIn(page)
  return problems.filter(({ id }) => !id || ids.has(id))
}

/** Problems and advice below the page. Advice is a corner until it is opened, and closes on another page. */
function Foot(shown: Shown) {
  const { pathname } = useLocation()
  return (
    <div className="preview-foot">
      {shown.pageAt && <AdvicePanel key={pathname} shown={shown.pageAt} />}
      <Problems problems={problemsOn(shown, pathname)} />
    </div>
  )
}
