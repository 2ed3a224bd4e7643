import type { RichLine, RichText as RichTextValue } from '@kitewright/content-types/model'
import { Link } from '@kitewright/site-engine/client'
import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextComponents,
} from '@portabletext/react'
import { memo } from 'react'
import type { Article } from '#app/routing/page-content.ts'

export type RichTextProps = {
  value: RichTextValue | RichLine | Article
  /** The rank of its larger heading, so that headings nest. */
  level?: 2 | 3 | 4
  /** How a text is drawn that holds more than words. */
  extra?: Extra
}

type Blocks = Partial<Record<string, PortableTextBlockComponent>>

type Extra = { block: Blocks; types: NonNullable<PortableTextComponents['types']> }

type Level = 2 | 3 | 4

/** Arabic, Hebrew and other letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** `auto` for a text with such letters: the browser takes the direction of the first strong one. */
const getDirection = ({ children }: { children: readonly object[] }): 'auto' | undefined =>
  children.some((span) => 'text' in span && rightToLeft.test(String(span.text)))
    ? 'auto'
    : undefined

const getComponents = (level: Level): { block: Blocks } & PortableTextComponents => {
  const Heading: 'h2' | 'h3' | 'h4' = `h${level}`
  const Small: 'h3' | 'h4' | 'h5' = `h${(level + 1) as 3 | 4 | 5}`
  return {
    block: {
      normal: ({ children, value }) => <p dir={getDirection(value)}>{children}</p>,
      h2: ({ children, value }) => <Heading dir={getDirection(value)}>{children}</Heading>,
      h3: ({ children, value }) => <Small dir={getDirection(value)}>{children}</Small>,
    },
    listItem: ({ children, value }) => <li dir={getDirection(value)}>{children}</li>,
    marks: {
      link: ({ children, value }) => <Link href={value?.href ?? '#'}>{children}</Link>,
    },
  }
}

const byLevel = { 2: getComponents(2), 3: getComponents(3), 4: getComponents(4) }

/**
 * Levels of list items are relative: an item is one level below the nearest less deep item before it,
 * however far the numbers are apart. A skipped level would be drawn as an empty bullet.
 */
function closeLevelGaps(blocks: RichTextProps['value']): RichTextProps['value'] {
  const above: number[] = []
  return (blocks as Article).map((block) => {
    if (block._type !== 'block') return block
    const level = block.listItem ? (block.level ?? 1) : 0
    above.splice(above.findLastIndex((outer) => outer < level) + 1)
    if (!level) return block
    above.push(level)
    return { ...block, level: above.length }
  })
}

/** Portable Text from the CMS. */
export const RichText = memo(function RichText({ value, level = 2, extra }: RichTextProps) {
  const defaults = byLevel[level]
  const components = extra
    ? { ...defaults, types: extra.types, block: { ...defaults.block, ...extra.block } }
    : defaults
  return <PortableText value={closeLevelGaps(value)} components={components} />
})
