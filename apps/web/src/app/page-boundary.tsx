import { Kept, PageAnswers, useNavigation } from '@kitewright/site-engine/client'
import { type ReactNode, useState } from 'react'
import { OpenDocument } from './open-document.tsx'

/**
 * Around the page. One that is on the screen stays there as HTML, whatever fails in it; for one that could not be
 * fetched, or not be shown by the code of this tab, the server is asked. Stands inside the Suspense boundary of the
 * page, so that it knows which page is on the screen, and not just asked for.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useNavigation().shown.location
  return (
    <Kept id="page" place={pathname} instead={(kept) => (kept ? <KeptPage /> : <MissingPage />)}>
      {children}
    </Kept>
  )
}

function MissingPage() {
  return (
    <main id="main" tabIndex={-1}>
      <OpenDocument />
      <PageAnswers />
    </main>
  )
}

/** What React shows beside a page that stays as HTML: its title, which leaves with the code of the page. */
export function KeptPage() {
  const [title] = useState(() => document.title)
  return (
    <>
      <title>{title}</title>
      <PageAnswers />
    </>
  )
}
