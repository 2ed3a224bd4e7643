import './loading-overlay.css'

/**
 * Covers the screen while a page's code or content arrives (specification, section 2); the header
 * stays above it. `late` waits a second first, so that only a slow connection gets to see it.
 */
export function LoadingOverlay({ late }: { late?: boolean }) {
  return (
    <div
      className={
        late ? 'loading-overlay loading-overlay--late on-night' : 'loading-overlay on-night'
      }
      role="status"
    >
      <svg className="loading-overlay__drawing" viewBox="0 0 420 120" aria-hidden="true">
        <path className="loading-overlay__ground" d="M0 104H420" />
        <path
          className="loading-overlay__string"
          pathLength="1"
          d="M0 104H210C262 100 288 84 312 52"
        />
        <g transform="translate(296 -6) scale(1.12)">
          <path className="loading-overlay__paper" d="M22.6 1.4V46.6L0 24Z" />
          <path className="loading-overlay__paper" d="M25.4 1.4L35 11L25.4 20.6Z" />
          <path className="loading-overlay__square" d="M37 13L48 24L37 35L26 24Z" />
          <path className="loading-overlay__paper" d="M25.4 27.4L35 37L25.4 46.6Z" />
          <path className="loading-overlay__tail" d="M24 47.2L31.6 58H16.4Z" />
        </g>
      </svg>
      <p className="loading-overlay__text">Loading...</p>
    </div>
  )
}
