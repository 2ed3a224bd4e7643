import './fields.css'
import './foot.css'
import { formatField, formatIssue, type Issue } from '@kitewright/content-rules/check'
import { QueryClientProvider } from '@tanstack/react-query'
import { use, useEffect, useSyncExternalStore } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { App } from '../src/app/app.tsx'
import { formatKiteMarksStyle } from '../src/document/kite-marks.ts'
import { queryClient } from '../src/routing/query-client.ts'
import { AdvicePanel } from './advice/advice-panel.tsx'
import type { DraftIssue } from './draft-content.ts'
import { getDrawingUrl } from './drawings.ts'
import { BASE, FollowStudio } from './follow-studio.tsx'
import { collectIds, formatMark } from './marks.ts'
import { fetchPublishedPage } from './published.ts'
import { type Shown, ShownProvider } from './shown.ts'

/** Wide enough for a list that does not cover the page; on a phone only its heading shows until it is opened. */
const wide = matchMedia('(min-width: 48rem)')

type IssuesProps = { issues: readonly DraftIssue[] }

/** Issues of drafts by entry, in the words of their forms. A click opens the field. */
function Issues({ issues }: IssuesProps) {
  if (issues.length === 0) return null
  const entries = Map.groupBy(
    issues,
    ({ issue: { document } }) => `${document?.type} ${document?.id}`,
  )
  const isAllNew = issues.every(({ isNew }) => isNew)
  const count = issues.length === 1 ? '1 thing' : `${issues.length} things`
  return (
    <details open={wide.matches} className="preview-problems" role="status">
      <summary>
        {isAllNew
          ? `Not finished: ${count} to write`
          : `The page shows the last valid version: ${count} to fix`}
      </summary>
      <ul>
        {[...entries].map(([entry, own]) => (
          <Entry key={entry} issues={own} />
        ))}
      </ul>
    </details>
  )
}

function Entry({ issues }: IssuesProps) {
  const missing = issues.filter(({ isMissing }) => isMissing)
  return (
    <>
      {missing.length > 0 && (
        <li>
          {missing[0]?.issue.document?.title}: still to write
          <ul className="preview-problems__missing">
            {groupByField(missing).map(({ words: label, issue }) => (
              <li key={label}>{withMark(label, issue)}</li>
            ))}
          </ul>
        </li>
      )}
      {issues.map(
        ({ issue, isMissing }) =>
          !isMissing && <li key={formatIssue(issue)}>{withMark(formatIssue(issue), issue)}</li>,
      )}
    </>
  )
}

/** Missing fields in the words of the form, “Features (8)”, each with its first path. */
function groupByField(missing: readonly DraftIssue[]) {
  const fields = Map.groupBy(missing, ({ issue }) => /^[^.[]*/.exec(issue.path)?.[0] ?? '')
  return [...fields].flatMap(([field, own]) => {
    const [first] = own
    if (!first) return []
    const title = formatField(first.issue.document?.type ?? '', field) || field
    return [{ words: own.length === 1 ? title : `${title} (${own.length})`, issue: first.issue }]
  })
}

const withMark = (words: string, { document, path }: Issue) =>
  document?.id ? words + formatMark({ id: document.id, type: document.type, path }) : words

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
          <PreviewFooter {...shown} />
        </BrowserRouter>
      </QueryClientProvider>
    </ShownProvider>
  )
}

function Site({ site, config, getPage }: Shown) {
  const { pathname } = useLocation()
  const served = getPage?.(pathname) ?? getPage?.('/') ?? use(fetchPublishedPage(pathname)).data
  const isAwaited = !getPage && served.meta.path !== pathname && served.meta.path === '/'
  const marks = getDrawingUrl('marks')
  useEffect(() => {
    document.documentElement.dataset.drafts = getPage ? 'shown' : 'awaited'
  }, [getPage])
  // Only its draft has this address.
  if (isAwaited) return <p role="status">Waiting for drafts from the Studio …</p>
  return (
    <>
      <style>
        {formatKiteMarksStyle({ site, config })}
        {marks && `:root{--kite-marks:url("${marks}")}`}
      </style>
      <App site={site} config={config} prefetch={() => {}} served={served} />
    </>
  )
}

/** Issues of the entries whose texts the page shows; all of them where a page cannot be shown. */
function findIssues({ issues, getPage }: Shown, path: string) {
  const page = getPage?.(path)
  if (!page || issues.length === 0) return issues
  const ids = collectIds(page)
  return issues.filter(({ issue: { document } }) => !document?.id || ids.has(document.id))
}

/** Issues and advice below the page. Advice is a corner until it is opened, and closes on another page. */
function PreviewFooter(shown: Shown) {
  const { pathname } = useLocation()
  return (
    <div className="preview-foot">
      {shown.getPage && <AdvicePanel key={pathname} shown={shown.getPage} />}
      <Issues issues={findIssues(shown, pathname)} />
    </div>
  )
}
