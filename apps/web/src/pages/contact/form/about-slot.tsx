import { loadOnce } from '@kitewright/site-engine/load-once'
import { type ComponentProps, Suspense, use } from 'react'
import type { AboutLine } from './about-line.tsx'

/** Where the code does not come, the enquiry is sent without. */
const loadAboutLine = loadOnce(() =>
  import('./about-line.tsx').then(
    (module) => module.AboutLine,
    (reason: unknown) => {
      console.warn('What the enquiry is about is not shown:', reason)
      return new Promise<never>(() => {})
    },
  ),
)

// This page comes second, so its code was asked for by a link, which may say what the enquiry is about.
if (!import.meta.env.SSR && document.documentElement.dataset.hydrated) loadAboutLine()

/** The place of the line that says what the enquiry is about. Its code is not for those who ask about nothing. */
export function AboutSlot(props: ComponentProps<typeof AboutLine>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded(props: ComponentProps<typeof AboutLine>) {
  const Line = use(loadAboutLine())
  return <Line {...props} />
}
