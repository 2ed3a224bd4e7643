import type { InlinedData, PageContent } from '../routing/page-content.ts'
import { organizationRef } from './organization.ts'
import type { Thing } from './thing.ts'

type Post = PageContent['blog']['posts'][number]

/** Address of a post: it opens on the blog page (specification, section 10, Blog). */
export const postUrl = (siteUrl: string, slug: string) => `${siteUrl}/blog#${slug}`

export const blogPosting = (page: InlinedData, post: Post): Thing => ({
  '@type': 'BlogPosting',
  '@id': postUrl(page.config.siteUrl, post.slug),
  url: postUrl(page.config.siteUrl, post.slug),
  headline: post.title,
  description: post.description,
  datePublished: post.publishedAt,
  dateModified: post._updatedAt,
  author: { '@type': 'Organization', name: post.author },
  publisher: organizationRef(page),
  image: `${page.config.siteUrl}${post.image.src}`,
})
