import type { PortableTextBlockComponent } from '@portabletext/react'
import type { Article } from '#app/routing/page-content.ts'
import { Prose } from '#app/sections/prose/prose.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { type getHeadings, getTableRows } from './article-headings.ts'

type Part<Type> = { value: Extract<Article[number], { _type: Type }> }

const caption = 'mt-2 font-mono text-note text-ink-3'
/** A block wider than a phone scrolls horizontally, also by keyboard. */
const scrollContainer = 'overflow-x-auto'

const types = {
  articlePicture: ({ value: { image, caption: text } }: Part<'articlePicture'>) => (
    <figure>
      <Picture
        picture={image}
        sizes="(max-width: 47.99rem) 94vw, 34em"
        className="h-auto w-full border border-ink bg-vellum"
      />
      {text && <figcaption className={caption}>{text}</figcaption>}
    </figure>
  ),
  articleTable: ({ value }: Part<'articleTable'>) => {
    const [head = [], ...rows] = getTableRows(value)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable without a mouse.
      <section aria-label={value.caption} tabIndex={0} className={scrollContainer}>
        <table className="w-full border-collapse text-left text-copy">
          <caption className={`text-left ${caption}`}>{value.caption}</caption>
          <thead>
            <tr className="border-b-2 border-ink">
              {head.map((cell, at) => (
                <th key={at} scope="col" className="py-2 pr-5 font-bold">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={line} className="border-b border-rule align-top">
                {row.map((cell, at) => (
                  <td key={at} className="py-2 pr-5">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )
  },
  articleCode: ({ value: { code } }: Part<'articleCode'>) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable without a mouse.
    <pre tabIndex={0} className={`bg-vellum p-4 font-mono text-sm/150 ${scrollContainer}`}>
      <code>{code}</code>
    </pre>
  ),
}

const renderBlockquote: PortableTextBlockComponent = ({ children }) => (
  <blockquote className="border-l-4 border-rani pl-5 text-lead font-medium">{children}</blockquote>
)

type ArticleTextProps = { article: Article; headings: ReturnType<typeof getHeadings> }

export function ArticleText({ article, headings }: ArticleTextProps) {
  const anchors = new Map(headings.map(({ _key, anchor }) => [_key, anchor]))
  const heading =
    (Tag: 'h2' | 'h3'): PortableTextBlockComponent =>
    ({ children, value }) => (
      <Tag id={anchors.get(value._key ?? '')} className="scroll-mt-26">
        {children}
      </Tag>
    )
  const block = { blockquote: renderBlockquote, h2: heading('h2'), h3: heading('h3') }
  return <Prose value={article} extra={{ block, types }} className="max-w-none" />
}
