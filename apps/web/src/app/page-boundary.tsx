import { PageAnswers, PreservedMarkup, useNavigation } from '@kitewright/site-engine/client'
import { type ReactNode, useState } from 'react'
import { OpenDocument } from './open-document.tsx'

/**
 * An error boundary around the page. A page on the screen stays there as HTML when it fails. A page that could not
 * be fetched or rendered is requested from the server. It is inside the Suspense boundary of the page, so that it
 * knows the page on the screen and not the requested one.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useNavigation().shown.location
  return (
    <PreservedMarkup
      id="page"
      name={pathname}
      instead={(preserved) => (preserved ? <PreservedPage /> : <MissingPage />)}
    >
      {children}
    </PreservedMarkup>
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

/** Renders the title of a page that stays as HTML: its own title element unmounts with its code. */
export function PreservedPage() {
  const [title] = useState(() => document.title)
  return (
    <>
      <title>{title}</title>
      <PageAnswers />
    </>
  )
}
