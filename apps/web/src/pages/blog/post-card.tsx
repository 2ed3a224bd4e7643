import './post-card.css'
import { type MouseEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageContent } from '#app/routing/page-content.ts'
import { dateText, UTC } from '#app/ui/date-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PostBody } from './post-body.tsx'

type PostCardProps = {
  post: PageContent['blog']['posts'][number]
  /** The newest post stands larger than the others. */
  isLead: boolean
  /** Nothing before scripts answer: the style sheet alone knows then. */
  isOpen: boolean | undefined
}

/** A plate cuts its picture at the sides; what is shown of it is as high as the plate. */
const leadSizes = '(max-width: 47.99rem) 94vw, 78vw'
const cardSizes = '(max-width: 47.99rem) 94vw, 46vw'

/** One post: plate, byline, title and description, and the article itself where its author wrote one. */
export function PostCard({ post, isLead, isOpen }: PostCardProps) {
  const card = useRef<HTMLElement>(null)
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
    card.current?.querySelector<HTMLElement>('.post__toggle')?.focus()
  }

  const day = new Date(post.publishedAt)
  return (
    <article
      ref={card}
      id={`card-${post.slug}`}
      className={`post ${isLead ? 'post--lead' : ''}`}
      data-open={isOpen || undefined}
    >
      <div className="post__plate">
        <Picture
          picture={post.image}
          sizes={isLead ? leadSizes : cardSizes}
          first={isLead}
          className="post__picture"
        />
      </div>
      <div id={post.slug} className="post__words">
        <p className="post__byline note">
          <span>{post.author}</span> <time dateTime={post.publishedAt}>{dateText(day, UTC)}</time>
        </p>
        <h2 className="post__title">{post.title}</h2>
        <p className="post__text">{post.description}</p>
        {post.body && (
          <Link
            href={`#${post.slug}`}
            className="post__toggle"
            aria-expanded={isOpen}
            onClick={toggle}
          >
            Read the article<span className="visually-hidden">: {post.title}</span>
            <Icon name="caret-down-bold" className="post__caret" />
          </Link>
        )}
      </div>
      {post.body && (
        <PostBody
          body={post.body}
          title={post.title}
          closeHref={`#card-${post.slug}`}
          onClose={close}
        />
      )}
    </article>
  )
}
