import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import './loading-overlay.css'

const LATE_MS = 1000

/** The overlay after a second, so that it shows on slow connections only. Before, a click does not wait for its layout. */
export function LateLoadingOverlay() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate && <LoadingOverlay fadesIn />
}

/** Covers the screen while a page's code or content arrives (specification, section 2); the header stays above it. */
export function LoadingOverlay({ fadesIn }: { fadesIn?: boolean }) {
  return (
    <div
      className={clsx(
        'on-night fixed inset-0 z-39 flex flex-col items-start justify-center gap-4 p-safe',
        fadesIn && 'animate-[loading-appears_var(--dur-ui)]',
      )}
      role="status"
    >
      <svg
        className="h-auto w-[min(26rem,90%)] overflow-visible"
        viewBox="0 0 420 120"
        aria-hidden="true"
      >
        <path
          className="stroke-night-line"
          strokeWidth="1.2"
          strokeDasharray="14 5 3 5"
          d="M0 104H420"
        />
        {/* The string draws itself to the mark, which stays still. */}
        <path
          className="stroke-haldi motion-safe:animate-[loading-string_1.6s_var(--ease-glide)_infinite]"
          fill="none"
          strokeWidth="3"
          strokeDasharray="1"
          pathLength="1"
          d="M0 104H210C262 100 288 84 312 52"
        />
        <g transform="translate(296 -6) scale(1.12)">
          <LogoMark on="night" />
        </g>
      </svg>
      <p className="text-h3/none font-bold tracking-head">Loading...</p>
    </div>
  )
}
