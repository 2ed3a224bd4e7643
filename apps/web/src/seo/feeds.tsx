import { PortableText } from '@portabletext/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getTableRows } from '#app/pages/post/article-headings.ts'
import type { Article, PageContent, Site } from '#app/routing/page-content.ts'
import { getPostDates, getPostUrl } from './blog-posting.ts'

type Blog = PageContent['blog']
type Posts = readonly PageContent['post'][]

/** Feed readers keep older posts. */
const FEED_POSTS = 20

/** Feeds contain the whole text. */
const renderText = (siteUrl: string, { body, description, slug }: Posts[number]) =>
  body ? renderArticle(getPostUrl(siteUrl, slug), body) : `<p>${escapeXml(description)}</p>`

const renderElement = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** The newest posts as RSS 2.0. The id of a post stays when its address changes. */
export function renderRssFeed(siteUrl: string, site: Site, blog: Blog, posts: Posts): string {
  const items = posts.slice(0, FEED_POSTS).map((post) => {
    const url = getPostUrl(siteUrl, post.slug)
    const fields = [
      renderElement('title', post.title),
      renderElement('link', url),
      `<guid isPermaLink="false">${escapeXml(post._id)}</guid>`,
      renderElement('pubDate', new Date(getPostDates(post).published).toUTCString()),
      renderElement('description', post.description),
      ...(post.tags ?? []).map((tag) => renderElement('category', tag)),
      renderElement('content:encoded', renderText(siteUrl, post)),
    ]
    return `<item>${fields.join('')}</item>`
  })
  const channel = [
    renderElement('title', `${site.settings.brand}: ${blog.meta.title}`),
    renderElement('link', `${siteUrl}/blog`),
    renderElement('description', blog.meta.description),
    renderElement('language', 'en-IN'),
    `<atom:link href="${escapeXml(siteUrl)}/feed.xml" rel="self" type="application/rss+xml"/>`,
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${channel.join('')}
${items.join('\n')}
</channel></rss>
`
}

/** The newest posts as JSON Feed 1.1. */
export function renderJsonFeed(siteUrl: string, site: Site, blog: Blog, posts: Posts): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${site.settings.brand}: ${blog.meta.title}`,
    home_page_url: `${siteUrl}/blog`,
    feed_url: `${siteUrl}/feed.json`,
    description: blog.meta.description,
    language: 'en-IN',
    items: posts.slice(0, FEED_POSTS).map((post) => ({
      id: post._id,
      url: getPostUrl(siteUrl, post.slug),
      title: post.title,
      summary: post.description,
      content_html: renderText(siteUrl, post),
      date_published: new Date(getPostDates(post).published),
      date_modified: new Date(getPostDates(post).modified),
      authors: [{ name: post.author }],
      tags: post.tags ?? undefined,
      image: `${siteUrl}${post.image.src}`,
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

const escapedCharacters: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text escaped for an XML element or attribute. Characters that XML forbids are dropped. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (sign) => escapedCharacters[sign] ?? sign)

type Part<Type> = { value: Extract<Article[number], { _type: Type }> }

/** An article as plain HTML for readers of feeds, its addresses whole; those of its headings lead to its page. */
function renderArticle(url: string, article: Article): string {
  const toAbsolute = (href: string) => new URL(href, url).href
  return renderToStaticMarkup(
    <PortableText
      value={article}
      components={{
        marks: {
          link: ({ children, value }) => <a href={toAbsolute(value?.href ?? '')}>{children}</a>,
        },
        types: {
          articlePicture: ({ value: { image, caption } }: Part<'articlePicture'>) => (
            <figure>
              <img src={toAbsolute(image.src)} alt={image.alt} />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          ),
          articleTable: ({ value }: Part<'articleTable'>) => (
            <table>
              <caption>{value.caption}</caption>
              <tbody>
                {getTableRows(value).map((row, line) => {
                  const Cell = line === 0 ? 'th' : 'td'
                  return (
                    <tr key={line}>
                      {row.map((cell, at) => (
                        <Cell key={at}>{cell}</Cell>
                      ))}
                    </tr>
                  )
                })}
              </tbody>
            </table>
          ),
          articleCode: ({ value: { code } }: Part<'articleCode'>) => (
            <pre>
              <code>{code}</code>
            </pre>
          ),
        },
      }}
    />,
  )
}
