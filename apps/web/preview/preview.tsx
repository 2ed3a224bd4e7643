import './fields.css'
import './foot.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { use, useEffect, useSyncExternalStore } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { App } from '../src/app/app.tsx'
import { kiteMarksStyle } from '../src/document/kite-marks.ts'
import { queryClient } from '../src/routing/query-client.ts'
import { AdvicePanel } from './advice/advice-panel.tsx'
import { drawnHere } from './drawings.ts'
import { BASE, FollowStudio } from './follow-studio.tsx'
import { Problems } from './problems.tsx'
import { publishedPage } from './published.ts'
import { type Shown, ShownProvider } from './shown.ts'

/** The shown page, and its listeners. */
export type ShownStore = { get: () => Shown; subscribe: (changed: () => void) => () => void }

/** The whole site as drafts say it. */
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

/** Problems and advice below the page. Advice is a corner until it is opened, and closes on another page. */
function Foot({ problems, ...shown }: Shown) {
  const { pathname } = useLocation()
  return (
    <div className="preview-foot">
      {shown.pageAt && <AdvicePanel key={pathname} shown={shown.pageAt} />}
      <Problems problems={problems} />
    </div>
  )
}
