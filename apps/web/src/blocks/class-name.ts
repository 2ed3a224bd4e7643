import { clsx } from 'clsx'
import type { Block } from '#app/routing/page-content.ts'
import { type Background, getBlockName, getDefaultBackground } from './registry.ts'

/** Captions are darker on yellow: their usual grey is too light there. */
const backgrounds = {
  paper: 'surface-paper',
  vellum: 'bg-vellum surface-vellum',
  haldi: 'bg-haldi surface-haldi [--color-ink-3:var(--color-ink-2)]',
} satisfies Record<Background, string>

const getBackground = ({ _type, background }: Block): Background | undefined =>
  background ?? getDefaultBackground(getBlockName(_type))

/** Classes of a block's background and space. No space separates it from a block with the same background before it. */
export function getClassName(block: Block, previous: Block | undefined): string {
  const background = getBackground(block)
  if (!background) return ''
  const isFlush = previous !== undefined && getBackground(previous) === background
  const isTight = block.space === 'tight'
  return clsx(
    isTight && (isFlush ? 'pb-part' : 'py-part'),
    !isTight && (isFlush ? 'pb-section' : 'py-section'),
    backgrounds[background],
  )
}
