import { fragmentName, useHydrated } from '@kitewright/site-engine/client'
import { useLocation } from 'react-router-dom'
import type { PageProps } from '#app/routing/page-content.ts'
import { EmptyNote } from '#app/sections/empty-note/empty-note.tsx'
import { PageTitle } from '#app/sections/page-title/page-title.tsx'
import { PostCard } from './post-card.tsx'

type Openable = { slug: string; body: unknown }

/**
 * The slug of the post that an address opens: `#how-to-read-a-quote`. Null for no fragment, one
 * that names no post, and a post without a body, which has nothing to open.
 */
export function openPost(fragment: string, posts: readonly Openable[]): string | null {
  const named = fragmentName(fragment)
  const post = posts.find(({ slug, body }) => body && slug === named)
  return post?.slug ?? null
}

const columns = 'grid grid-cols-1 items-start gap-x-[clamp(1.5rem,3.6vw,3.5rem)] gap-y-[inherit]'

/**
 * Posts, newest first; one with a body opens below its card (specification, section 2, Blog). The
 * fragment of the address says which: by CSS alone (`:target`) until scripts answer, as the server
 * never learns of it.
 */
export function BlogPage({ content }: PageProps<'blog'>) {
  const { hash } = useLocation()
  const live = useHydrated()
  const open = live ? openPost(hash, content.posts) : null
  const [newest, ...older] = content.posts.map((post, index) => (
    <PostCard
      key={post._id}
      post={post}
      isLead={index === 0}
      isOpen={live ? open === post.slug : undefined}
    />
  ))
  return (
    <>
      <PageTitle headline={content.headline} lead={content.lead} />
      {newest ? (
        <div className="mx-auto grid max-w-page gap-[clamp(2.25rem,3.6vw,3.5rem)] px-safe pb-section">
          {/* Two columns of their own, so that a post which opens in one does not pull the other apart. */}
          <div className={`md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] ${columns}`}>
            {newest}
            <div className="grid gap-[inherit]">{older.slice(0, 2)}</div>
          </div>
          {older.length > 2 && <div className={`md:grid-cols-2 ${columns}`}>{older.slice(2)}</div>}
        </div>
      ) : (
        content.whenEmpty && (
          <EmptyNote value={content.whenEmpty} className="mx-auto max-w-page px-safe" />
        )
      )}
    </>
  )
}
