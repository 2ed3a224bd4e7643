import { useNavigation } from '@kitewright/site-engine/navigation-context'
import { PageAnswers } from '@kitewright/site-engine/page-answers'
import { Component, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { loadPageQueries } from './page-view.tsx'

type BoundaryProps = { path: string; children: ReactNode }

/** Shows what to do when a page cannot be loaded, instead of an empty document. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useNavigation().shown.location
  return <Boundary path={pathname}>{children}</Boundary>
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** Another page gets its own chance. */
  override componentDidUpdate(before: BoundaryProps) {
    if (!this.state.failed || before.path === this.props.path) return
    forgetFailedPages()
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <PageFailure /> : this.props.children
  }
}

const forgetFailedPages = () =>
  loadPageQueries()
    .then((queries) => queries.forgetFailedPages())
    .catch((error: unknown) => console.warn(error))

/** Loading the document anew also helps when a newer release has replaced the files of this one. */
function PageFailure() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto min-h-[60svh] max-w-page px-safe py-section">
      <title>Page not loaded</title>
      <h1 className="max-w-[12em] text-h1 font-heavy tracking-display">This page did not load</h1>
      <p className="mt-5 mb-7 max-w-[21.5em] text-lead/[1.42]">
        The connection may have dropped on the way. Check it, then load the page again.
      </p>
      <Button onClick={() => location.reload()}>Load it again</Button>
      <PageAnswers />
    </main>
  )
}
