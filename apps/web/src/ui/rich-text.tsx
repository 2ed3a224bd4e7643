import { loadOnce } from '@kitewright/site-engine/client'
import { memo, Suspense, use } from 'react'
import type { RichTextProps } from './portable-text.tsx'

let loading: Promise<unknown> | null = null

const loadPortableText = loadOnce(() => {
  const code = import('./portable-text.tsx').then((m) => m.PortableText)
  loading = code
    .catch(() => {})
    .finally(() => {
      loading = null
    })
  return code
})

/** Where the code does not come, the prerendered text simply stays; only its links load a document. */
const portableText = loadOnce(() =>
  loadPortableText().catch((reason: unknown) => {
    console.warn('Texts stay as they were served:', reason)
    return new Promise<never>(() => {})
  }),
)

/** The code of texts while it is on its way, settled where it does not come; else null. */
export const textsUnderWay = () => loading

/** Loads what texts are made with. A page that is not served must have it first, or texts would pop in. */
export const loadRichText = loadOnce(() => loadPortableText().then(portableText))

/**
 * Portable Text from the CMS. It hydrates after the page does: the text is in the HTML already, and
 * its code (3 KB) is not worth waiting for.
 */
export const RichText = memo(function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
})

function Loaded(props: RichTextProps) {
  const PortableText = use(portableText())
  return <PortableText {...props} />
}
