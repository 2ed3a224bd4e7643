import { fragmentName } from '@kitewright/site-engine/fragment-name'

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
