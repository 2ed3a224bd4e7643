import './navigation-indicator.css'

/**
 * A rani string that a kite draws across the top of the page while the next page arrives. It stays
 * in the document, so that it can run to the end and fade when the page is there.
 */
export function NavigationIndicator({ busy }: { busy: boolean }) {
  return (
    <div
      className="navigation-indicator"
      data-busy={busy || undefined}
      role="progressbar"
      aria-label="Opening the page"
    >
      <div className="navigation-indicator__string">
        <svg className="navigation-indicator__kite" viewBox="0 0 20 14" aria-hidden="true">
          <path className="navigation-indicator__tail" d="M0 7L4.5 3.6V10.4Z" />
          <path className="navigation-indicator__half" d="M4 7L11 0L18 7Z" />
          <path className="navigation-indicator__paper" d="M4 7L11 14L18 7Z" />
        </svg>
      </div>
    </div>
  )
}
