import { BLOCKS_FIELD, HOME_BLOCKS_FIELD } from '@kitewright/content-types/model'
import { PreservedMarkup } from '@kitewright/site-engine/client'
import { Suspense, use } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'
import { loadBlockList } from '#app/shell/load-parts.ts'

type Groups = NonNullable<PageContent['home']['blockGroups']>
type HomeBlocksProps = { groups: Groups | null; after: string }

/** Blocks between the fixed sections of home. The served HTML stays until their code has loaded. */
export const HomeBlocks = ({ groups, after }: HomeBlocksProps) =>
  groups?.map(
    (group) =>
      group.after === after && (
        <PreservedMarkup key={group._key} id={`blocks-${group._key}`}>
          <Suspense>
            <Group group={group} />
          </Suspense>
        </PreservedMarkup>
      ),
  )

function Group({ group: { _key, blocks } }: { group: Groups[number] }) {
  const { BlockList } = use(loadBlockList())
  const list = `${HOME_BLOCKS_FIELD}[_key=="${_key}"].${BLOCKS_FIELD}`
  return <BlockList of={{ id: 'home', type: 'home', list }} blocks={blocks} />
}
