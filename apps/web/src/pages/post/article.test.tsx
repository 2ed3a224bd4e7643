import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Article } from '#app/routing/page-content.ts'
import { ArticleText } from './article.tsx'
import { getHeadings } from './article-headings.ts'

const heading = (style: 'h2' | 'h3', text: string) => ({
  _type: 'block' as const,
  _key: text,
  style,
  children: [{ _type: 'span' as const, _key: 'a', text }],
})

test('each heading can be linked, large or small', () => {
  const article: Article = [heading('h2', 'Time and price'), heading('h3', 'In weeks')]
  const html = renderToStaticMarkup(
    <ArticleText article={article} headings={getHeadings(article)} />,
  )
  expect([...html.matchAll(/<(h\d) id="([^"]+)"/g)].map(([, tag, id]) => [tag, id])).toEqual([
    ['h2', 'part-time-and-price'],
    ['h3', 'part-in-weeks'],
  ])
})
