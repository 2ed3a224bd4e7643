import type { Block, FoundBlock } from '#app/routing/page-content.ts'
import type { BlockName, blocks } from './registry.ts'

type Named<AnyBlock, Name extends BlockName> = Extract<
  AnyBlock,
  { _type: (typeof blocks)[Name]['type'] }
>

/** A block as the queries find it. */
export type FoundBlockNamed<Name extends BlockName> = Named<FoundBlock, Name>

export type BlockProps<Name extends BlockName> = {
  block: Named<Block, Name>
  /** Classes of its background and space. */
  className: string
}
