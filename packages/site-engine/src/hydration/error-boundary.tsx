import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /**
   * The element whose only children these are. What it shows when they fail stays in it: HTML that React leaves
   * alone, whose links lead to documents. Without an element nothing stays.
   */
  within?: () => Element | null
  /** Which page or part the children show. HTML stays only under the place that it shows; another one gets its own chance. */
  place?: string
  /** What React shows when the children have failed; `kept`: beside the HTML that was there. */
  instead?: (kept: boolean) => ReactNode
  children: ReactNode
}

type ErrorBoundaryState = { failed: boolean; place?: string | undefined }

/**
 * Stands around a part that may fail, in rendering or in an effect, so that it takes nothing else with it. React
 * itself would show nothing in its place: it has no words for "what was served". So the nodes are held while it
 * removes them, and put back, with what was typed into them.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false }
  /** The place whose HTML is on the screen; in the beginning, the one served. */
  private shown = this.props.place
  private kept: ChildNode[] | null = null

  static getDerivedStateFromError = () => ({ failed: true })

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return { place, failed: state.failed && state.place === place }
  }

  override componentDidMount() {
    this.settle()
  }

  override componentDidUpdate() {
    this.settle()
  }

  /** After React has changed the document. */
  private settle() {
    const { within, place } = this.props
    if (this.state.failed) {
      for (const node of this.kept ?? []) if (!node.isConnected) within?.()?.append(node)
      return
    }
    for (const node of this.kept ?? []) node.remove()
    this.kept = null
    this.shown = place
  }

  override render() {
    const { within, place, instead, children } = this.props
    if (!this.state.failed) return children
    // Before React changes the document.
    this.kept ??= place === this.shown ? [...(within?.()?.childNodes ?? [])] : []
    return instead?.(this.kept.length > 0)
  }
}

/** A part that keeps its HTML when it fails, in an element of its own, which no layout sees. `id` must be unique. */
export function Kept({ id, ...rest }: Omit<ErrorBoundaryProps, 'within'> & { id: string }) {
  return (
    <div id={id} className="contents">
      <ErrorBoundary within={() => document.getElementById(id)} {...rest} />
    </div>
  )
}
