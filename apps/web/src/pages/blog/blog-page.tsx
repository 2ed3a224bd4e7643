import { postPath } from '@kitewright/content-types/addresses'
import { decodeFragment, Link } from '@kitewright/site-engine/client'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PageProps } from '#app/routing/page-content.ts'
import { EmptyNote } from '#app/sections/empty-note/empty-note.tsx'
import { PageTitle } from '#app/sections/page-title/page-title.tsx'
import { formatDate, UTC } from '#app/ui/format-date.ts'
import { PostCard } from './post-card.tsx'

const columns = 'grid grid-cols-1 items-start gap-x-[clamp(1.5rem,3.6vw,3.5rem)] gap-y-[inherit]'

/** Posts, newest first (specification, section 2, Blog); each has a page. Older ones are listed by title. */
export function BlogPage({ content }: PageProps<'blog'>) {
  useOlderPostLink([...content.posts, ...content.older])
  const [newest, ...older] = content.posts.map((post, index) => (
    <PostCard key={post._id} post={post} isLead={index === 0} />
  ))
  return (
    <>
      <PageTitle headline={content.headline} lead={content.lead} />
      {newest ? (
        <div className="mx-auto grid max-w-page gap-[clamp(2.25rem,3.6vw,3.5rem)] px-safe pb-section">
          <div className={`md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] ${columns}`}>
            {newest}
            <div className="grid gap-[inherit]">{older.slice(0, 2)}</div>
          </div>
          {older.length > 2 && <div className={`md:grid-cols-2 ${columns}`}>{older.slice(2)}</div>}
          {content.older.length > 0 && <OlderPosts posts={content.older} />}
        </div>
      ) : (
        content.whenEmpty && (
          <EmptyNote value={content.whenEmpty} className="mx-auto max-w-page px-safe" />
        )
      )}
    </>
  )
}

type OlderPostsProps = { posts: PageProps<'blog'>['content']['older'] }

function OlderPosts({ posts }: OlderPostsProps) {
  return (
    <section aria-labelledby="older-posts">
      <h2 id="older-posts" className="mb-4">
        Older posts
      </h2>
      <ul className="gap-x-[clamp(1.5rem,3.6vw,3.5rem)] border-t border-rule md:columns-2">
        {posts.map(({ slug, title, publishedAt }) => (
          <li key={slug} className="break-inside-avoid border-b border-rule">
            <Link href={postPath(slug)} className="block py-3 hover:underline">
              <span className="font-semibold">{title}</span>{' '}
              <time dateTime={publishedAt} className="block font-mono text-note">
                {formatDate(new Date(publishedAt), UTC)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Before posts had pages, links led to `/blog#when-a-pwa-is-enough`. Without a script the card is shown. */
function useOlderPostLink(posts: readonly { slug: string }[]) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const named = decodeFragment(hash)
    if (posts.some(({ slug }) => slug === named)) navigate(postPath(named), { replace: true })
  }, [hash, posts, navigate])
}
