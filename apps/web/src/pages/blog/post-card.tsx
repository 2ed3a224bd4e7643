import { postPath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import type { PageContent } from '#app/routing/page-content.ts'
import { formatDate, UTC } from '#app/ui/format-date.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'

type PostCardProps = {
  post: PageContent['blog']['posts'][number]
  /** The newest post is larger than the others. */
  isLead: boolean
}

/** A cover crops its picture at the sides; the picture is as high as the cover. */
const lead = {
  sizes: '(max-width: 47.99rem) 94vw, 78vw',
  cover: 'md:aspect-5/4',
  title: 'text-h2/98',
  text: 'text-lead/142',
}
const card = {
  sizes: '(max-width: 47.99rem) 94vw, 46vw',
  cover: 'md:aspect-15/7',
  title: 'text-h3/106',
  text: '',
}

const readLink =
  'mt-1 inline-flex min-h-11 items-center gap-2 font-semibold decoration-rani decoration-2 underline-offset-link after:absolute after:inset-0 hover:underline print:hidden'

/** One post: cover, byline, title, description and the way to its page. Earlier links named it by the fragment. */
export function PostCard({ post, isLead }: PostCardProps) {
  const variant = isLead ? lead : card
  const day = new Date(post.publishedAt)
  return (
    <article id={post.slug} className="relative scroll-mt-26">
      <div
        className={`aspect-16/9 overflow-hidden border border-ink bg-vellum max-md:-mx-safe max-md:border-x-0 ${variant.cover}`}
      >
        <Picture
          picture={post.image}
          sizes={variant.sizes}
          first={isLead}
          className="size-full object-cover"
        />
      </div>
      <div className="pt-4.5">
        <p className="font-mono text-note tracking-note between-diamonds">
          <time dateTime={post.publishedAt}>{formatDate(day, UTC)}</time>
          {post.minutes !== null && <span>{`${post.minutes} min read`}</span>}
          <span>{post.author}</span>
        </p>
        <h2 className={`mt-1.75 ${variant.title}`}>{post.title}</h2>
        <p className={`mt-2.5 measure-294 text-ink-2 ${variant.text}`}>{post.description}</p>
        {/* The link covers picture and words. */}
        <Link href={postPath(post.slug)} className={readLink}>
          Read the article<span className="sr-only">: {post.title}</span>
          <Icon name="arrow-right" className="size-3.5 text-rani" />
        </Link>
      </div>
    </article>
  )
}
