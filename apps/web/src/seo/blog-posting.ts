import { formatInstant, parseTime } from '@kitewright/content-rules/dates'
import { pagePaths, postPath, servicePath } from '@kitewright/content-types/addresses'
import type { InlinedData, PageContent } from '#app/routing/page-content.ts'
import { getOrganizationRef, type Thing, toPlainText } from './thing.ts'

type Post = PageContent['post']

export const getPostUrl = (siteUrl: string, slug: string) => `${siteUrl}${postPath(slug)}`

/** The list of posts; each post's page has its details. */
export const buildBlog = (
  { config: { siteUrl } }: InlinedData,
  { posts }: PageContent['blog'],
): Thing => ({
  '@type': 'Blog',
  '@id': `${siteUrl}${pagePaths.blog}#blog`,
  blogPost: posts.map(({ slug, title, publishedAt }) => ({
    '@type': 'BlogPosting',
    '@id': getPostUrl(siteUrl, slug),
    url: getPostUrl(siteUrl, slug),
    headline: title,
    datePublished: publishedAt,
  })),
})

/** A desk of the company has its name; all other authors are persons. */
const buildAuthor = ({ site }: InlinedData, { author, writer }: Post): Thing =>
  author.startsWith(site.settings.brand)
    ? { '@type': 'Organization', name: author }
    : { '@type': 'Person', name: author, ...(writer?.role && { jobTitle: writer.role }) }

/** When a post went live and last changed; a post that was saved before has not changed since. */
export function getPostDates({ publishedAt, publishedTime, _updatedAt }: Post) {
  const published = parseTime(publishedAt, publishedTime) ?? Date.parse(publishedAt)
  return { published, modified: Math.max(published, Date.parse(_updatedAt)) }
}

export function buildBlogPosting(page: InlinedData, post: Post): Thing {
  const { published, modified } = getPostDates(post)
  return {
    '@type': 'BlogPosting',
    '@id': getPostUrl(page.config.siteUrl, post.slug),
    url: getPostUrl(page.config.siteUrl, post.slug),
    headline: post.title,
    description: post.description,
    datePublished: formatInstant(published),
    dateModified: formatInstant(modified),
    author: buildAuthor(page, post),
    publisher: getOrganizationRef(page),
    image: `${page.config.siteUrl}${post.image.src}`,
    ...(post.body && { articleBody: toPlainText(post.body) }),
    ...(post.service && {
      about: { '@id': `${page.config.siteUrl}${servicePath(post.service.slug)}#service` },
    }),
  }
}
