import { Link } from '@kitewright/site-engine/client'
import { type MouseEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageContent } from '#app/routing/page-content.ts'
import { Prose } from '#app/sections/prose/prose.tsx'
import { betweenDiamonds } from '#app/ui/between-diamonds.ts'
import { dateText, UTC } from '#app/ui/date-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'

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
function PostBody({ body, title, isOpen, closeHref, onClose }: PostBodyProps) {
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

type PostCardProps = {
  post: PageContent['blog']['posts'][number]
  /** The newest post stands larger than the others. */
  isLead: boolean
  /** Nothing before scripts answer: the style sheet alone knows then. */
  isOpen: boolean | undefined
}

/** A plate cuts its picture at the sides; what is shown of it is as high as the plate. */
const lead = {
  sizes: '(max-width: 47.99rem) 94vw, 78vw',
  plate: 'md:aspect-5/4',
  title: 'text-h2/98',
  text: 'text-lead/142',
}
const card = {
  sizes: '(max-width: 47.99rem) 94vw, 46vw',
  plate: 'md:aspect-15/7',
  title: 'text-h3/106',
  text: '',
}

/** Until scripts answer it turns where the address names the words around it. */
const caret = { true: 'rotate-180', false: '', undefined: 'group-target:rotate-180' }

const readLink =
  'mt-1 inline-flex min-h-11 items-center gap-2 font-semibold decoration-rani decoration-2 underline-offset-link after:absolute after:inset-0 hover:underline print:hidden'

/** One post: plate, byline, title and description, and the article itself where its author wrote one. */
export function PostCard({ post, isLead, isOpen }: PostCardProps) {
  const article = useRef<HTMLElement>(null)
  const navigate = useNavigate()

  function toggle(event: MouseEvent) {
    // With a key held down the browser opens the link in a tab or window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate({ hash: isOpen ? '' : post.slug })
  }

  function close(event: MouseEvent) {
    event.preventDefault()
    navigate({ hash: '' })
    article.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }

  const look = isLead ? lead : card
  const day = new Date(post.publishedAt)
  return (
    <article ref={article} id={`card-${post.slug}`} className="relative">
      <div
        className={`aspect-16/9 overflow-hidden border border-ink bg-vellum max-md:-mx-safe max-md:border-x-0 ${look.plate}`}
      >
        <Picture
          picture={post.image}
          sizes={look.sizes}
          first={isLead}
          className="size-full object-cover"
        />
      </div>
      <div id={post.slug} className="group peer pt-4.5">
        <p className={`font-mono text-note tracking-note ${betweenDiamonds}`}>
          <span>{post.author}</span> <time dateTime={post.publishedAt}>{dateText(day, UTC)}</time>
        </p>
        <h2 className={`mt-1.75 ${look.title}`}>{post.title}</h2>
        <p className={`mt-2.5 measure-294 text-ink-2 ${look.text}`}>{post.description}</p>
        {post.body && (
          // The link covers plate and words.
          <Link href={`#${post.slug}`} className={readLink} aria-expanded={isOpen} onClick={toggle}>
            Read the article<span className="sr-only">: {post.title}</span>
            <Icon
              name="caret-down-bold"
              className={`size-3.5 text-rani duration-(--dur-ui) ease-glide motion-safe:transition-transform ${caret[`${isOpen}`]}`}
            />
          </Link>
        )}
      </div>
      {post.body && (
        <PostBody
          body={post.body}
          title={post.title}
          isOpen={isOpen}
          closeHref={`#card-${post.slug}`}
          onClose={close}
        />
      )}
    </article>
  )
}
