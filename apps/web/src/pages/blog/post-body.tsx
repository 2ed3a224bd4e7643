import { Link } from '@kitewright/site-engine/link'
import type { MouseEvent } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'
import { Prose } from '#app/sections/prose/prose.tsx'

type PostBodyProps = {
  body: NonNullable<PageContent['blog']['posts'][number]['body']>
  title: string
  /** Nothing before scripts answer: the style sheet alone knows then. */
  isOpen: boolean | undefined
  /** Any other target of the page closes the post where scripts do not run. */
  closeHref: string
  onClose: (event: MouseEvent) => void
}

/** Until scripts answer the article opens below words that the address names (`peer` of the card). */
const shown = { true: '', false: 'hidden', undefined: 'hidden peer-target:block' }

/** The article itself, in the page from the start and shown when it is open. */
export function PostBody({ body, title, isOpen, closeHref, onClose }: PostBodyProps) {
  return (
    // The link to it covers the card; this lies above.
    <div className={`relative mt-4 border-l-4 border-rani py-1 pl-4 md:pl-5 ${shown[`${isOpen}`]}`}>
      <Prose value={body} level={3} />
      <Link
        href={closeHref}
        className="text-link mt-3 inline-flex min-h-11 items-center print:hidden"
        onClick={onClose}
      >
        Close the article<span className="sr-only">: {title}</span>
      </Link>
    </div>
  )
}
