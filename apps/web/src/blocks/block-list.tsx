import { LazyHydrate, loadOnce, useWasServed } from '@kitewright/site-engine/client'
import { type ComponentType, use, useState } from 'react'
import type { Block } from '#app/routing/page-content.ts'
import { BlockFrame, ListFrame, type Place } from './block-frames.tsx'
import type { BlockProps } from './block-props.ts'
import { getClassName } from './class-name.ts'
import { type BlockName, getBlockName, mapByBlock } from './registry.ts'

/** The component of a block, which gets blocks of its type only. */
type BlockComponent = ComponentType<{ block: Block; className: string }>

/** Small components come with the page. */
const components = mapByBlock(
  import.meta.glob<BlockComponent>('./*/component.tsx', { eager: true, import: 'Block' }),
)

/** A page loads other components when a visitor comes near the block. */
const lazyModules = import.meta.glob<BlockComponent>('./*/lazy-component.tsx', { import: 'Block' })
const lazyComponents = mapByBlock(
  Object.fromEntries(Object.entries(lazyModules).map(([file, load]) => [file, loadOnce(load)])),
)

type BlockListProps = {
  of: Place
  blocks: readonly Block[]
}

/** Blocks that an editor put together, in their order. */
export function BlockList({ of, blocks }: BlockListProps) {
  const wasServed = useWasServed()
  const [first] = useState(blocks)
  // Client navigation loads the whole page.
  if (!wasServed) for (const { load } of listLazyBlocks(first)) use(load())
  return (
    <ListFrame of={of}>
      {blocks.map((block, index) => (
        <LazyHydrate key={block._key}>
          <BlockFrame of={of} block={block._key}>
            <AnyBlock block={block} className={getClassName(block, blocks[index - 1])} />
          </BlockFrame>
        </LazyHydrate>
      ))}
    </ListFrame>
  )
}

function AnyBlock({ block, className }: BlockProps<BlockName>) {
  const name = getBlockName(block._type)
  const load = lazyComponents.get(name)
  const Component = components.get(name) ?? (load && use(load()))
  if (!Component) throw new Error(`blocks/${name} has no component`)
  return <Component block={block} className={className} />
}

/** The lazily loaded components of these blocks, each once. */
function listLazyBlocks(blocks: readonly Block[]) {
  const names = new Set(blocks.map(({ _type }) => getBlockName(_type)))
  return [...lazyComponents].flatMap(([name, load]) => (names.has(name) ? [{ name, load }] : []))
}

const FOLDER = 'src/blocks'

/** The module that renders blocks. Home loads it later, with its own styles (vite.config.ts). */
export const BLOCK_LIST_FILE = `${FOLDER}/block-list.tsx`

/** The lazily loaded modules that render these blocks, as the bundle names them. */
export const listLazyFiles = (blocks: readonly Block[]): string[] =>
  listLazyBlocks(blocks).map(({ name }) => `${FOLDER}/${name}/lazy-component.tsx`)
