import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /**
   * The element with these children only. After a failure it keeps its HTML, whose links load documents. Without it
   * nothing is preserved.
   */
  within?: () => Element | null
  /**
   * The page or part of the children. HTML is preserved only for that place; another place starts without a failure.
   */
  name?: string
  /** Content after a failure; `preserved`: the served HTML is preserved beside it. */
  instead?: (preserved: boolean) => ReactNode
  children: ReactNode
}

type ErrorBoundaryState = { failed: boolean; name?: string | undefined }

/**
 * Contains failures of a part, in rendering or in an effect. React would show nothing in its place, as it cannot keep
 * served HTML. So the nodes are saved while React removes them and then restored, with typed input.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false }
  /** The place of the HTML on the screen; at first, the served one. */
  private shown = this.props.name
  private preserved: ChildNode[] | null = null

  static getDerivedStateFromError = () => ({ failed: true })

  static getDerivedStateFromProps({ name }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return { name, failed: state.failed && state.name === name }
  }

  override componentDidMount() {
    this.settle()
  }

  override componentDidUpdate() {
    this.settle()
  }

  /** Runs after React's DOM changes. */
  private settle() {
    const { within, name } = this.props
    if (this.state.failed) {
      for (const node of this.preserved ?? []) if (!node.isConnected) within?.()?.append(node)
      return
    }
    for (const node of this.preserved ?? []) node.remove()
    this.preserved = null
    this.shown = name
  }

  override render() {
    const { within, name, instead, children } = this.props
    if (!this.state.failed) return children
    // Runs before React's DOM changes.
    this.preserved ??= name === this.shown ? [...(within?.()?.childNodes ?? [])] : []
    return instead?.(this.preserved.length > 0)
  }
}

/** A part that preserves its HTML when it fails, in a wrapper without layout. `id` must be unique. */
export function PreservedMarkup({
  id,
  ...rest
}: Omit<ErrorBoundaryProps, 'within'> & { id: string }) {
  // An open menu may have made it inert before it hydrates.
  return (
    <div id={id} className="contents" suppressHydrationWarning>
      <ErrorBoundary within={() => document.getElementById(id)} {...rest} />
    </div>
  )
}
