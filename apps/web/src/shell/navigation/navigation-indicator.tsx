import './navigation-indicator.css'

/**
 * A rani string that a kite draws across the top of the page while the next page arrives. It stays
 * in the document, so that it can run to the end and fade when the page is there.
 */
export function NavigationIndicator({ busy }: { busy: boolean }) {
  return (
    <div
      className="pointer-events-none fixed inset-x-0 top-0 z-70 h-3.5 overflow-hidden not-data-busy:invisible not-data-busy:opacity-0 motion-safe:not-data-busy:[transition:opacity_var(--dur-ui)_120ms,visibility_0s_320ms]"
      data-busy={busy || undefined}
      role="progressbar"
      aria-label="Opening the page"
    >
      {/*
       * As wide as the page, it comes in from the left, kite first, and slows down towards the far edge:
       * nobody knows when the page will be there.
       */}
      <div className="absolute top-1.5 left-0 h-0.5 w-full before:absolute before:inset-y-0 before:right-3 before:left-0 before:bg-rani motion-safe:[transition:translate_120ms_linear] motion-safe:in-data-busy:animate-[navigation-string_8s_cubic-bezier(0.05,0.7,0.2,1)_both]">
        <svg className="absolute -top-1.5 right-0 h-3.5 w-5" viewBox="0 0 20 14" aria-hidden="true">
          <path className="fill-haldi" d="M0 7L4.5 3.6V10.4Z" />
          <path className="fill-rani-text" d="M4 7L11 0L18 7Z" />
          <path className="fill-rani" d="M4 7L11 14L18 7Z" />
        </svg>
      </div>
    </div>
  )
}
