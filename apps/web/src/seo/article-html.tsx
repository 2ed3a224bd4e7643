import { PortableText } from '@portabletext/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Article } from '#app/routing/page-content.ts'
import { tableRows } from '../pages/post/article-headings.ts'

type Part<Type> = { value: Extract<Article[number], { _type: Type }> }

/** An article as plain HTML for readers of feeds, its addresses whole; those of its headings lead to its page. */
export function articleHtml(url: string, article: Article): string {
  const absolute = (href: string) => new URL(href, url).href
  return renderToStaticMarkup(
    <PortableText
      value={article}
      components={{
        marks: {
          link: ({ children, value }) => <a href={absolute(value?.href ?? '')}>{children}</a>,
        },
        types: {
          articlePicture: ({ value: { image, caption } }: Part<'articlePicture'>) => (
            <figure>
              <img src={absolute(image.src)} alt={image.alt} />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          ),
          articleTable: ({ value: { caption, rows } }: Part<'articleTable'>) => (
            <table>
              <caption>{caption}</caption>
              <tbody>
                {tableRows(rows).map((row, line) => {
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
