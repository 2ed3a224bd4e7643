import './process-string.css'
import { ErrorBoundary } from '@kitewright/site-engine/client'
import { lazy, Suspense, useRef } from 'react'
import { useArrival } from '#app/motion/use-arrival.ts'
import { StringKite } from './string-kite.tsx'

/** Springs need 28 KB that CSS does not, so they load when the string comes into view, and never on phones. */
const LeaningKite = lazy(async () => {
  try {
    const { LeaningKite } = await import('./leaning-kite.tsx')
    return { default: LeaningKite }
  } catch (reason) {
    console.warn('The kite on the string will not swing.', reason)
    return { default: StringKite }
  }
})

/** The string from the first step to the active one, a small kite at its end. `progress` is 0 to 1. */
export function ProcessString({ progress }: { progress: number }) {
  const string = useRef<HTMLDivElement>(null)
  const isInView = useArrival(string, 1) === 'arrived'
  return (
    <div
      ref={string}
      className="process-string @container relative mb-2 hidden h-14 lg:block"
      style={{ '--string-progress': progress }}
    >
      <svg
        viewBox="0 0 1000 56"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
        aria-hidden="true"
      >
        <path className="process-string__drawn" d="M0 40C320 40 660 58 1000 34" />
        <path className="process-string__ahead" d="M0 34C320 12 680 50 1000 40" />
      </svg>
      <div className="process-string__end pointer-events-none absolute top-0 left-0">
        {isInView ? (
          <ErrorBoundary instead={() => <StringKite />}>
            <Suspense fallback={<StringKite />}>
              <LeaningKite progress={progress} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <StringKite />
        )}
      </div>
    </div>
  )
}
