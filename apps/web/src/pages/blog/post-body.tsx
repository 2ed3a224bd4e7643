import type { MouseEvent } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'
import { Prose } from '#app/sections/prose/prose.tsx'
import { Link } from '#app/ui/link.tsx'

type PostBodyProps = {
  body: NonNullable<PageContent['blog']['posts'][number]['body']>
  title: string
  /** Any other target of the page closes the post where scripts do not run. */
  closeHref: string
  onClose: (event: MouseEvent) => void
}

/** The article itself, in the page from the start and shown when it is open. */
export function PostBody({ body, title, closeHref, onClose }: PostBodyProps) {
  return (
    <div className="post__body">
      <Prose value={body} level={3} />
      <Link href={closeHref} className="post__close text-link" onClick={onClose}>
        Close the article<span className="visually-hidden">: {title}</span>
      </Link>
    </div>
  )
}
