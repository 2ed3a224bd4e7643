import { BLOCKS_FIELD } from '@kitewright/content-types/model'
import { BlockList } from '#app/blocks/block-list.tsx'
import type { PageProps } from '#app/routing/page-content.ts'
import { PageTitle } from '#app/sections/page-title/page-title.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** A page that editors put together: a title, and blocks in their order. */
export function LandingPage({ content }: PageProps<'landing'>) {
  const { _id, headline, lead, action, blocks } = content
  return (
    <>
      <PageTitle headline={headline} lead={lead}>
        {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
      </PageTitle>
      <BlockList of={{ id: _id, type: 'landingPage', list: BLOCKS_FIELD }} blocks={blocks} />
    </>
  )
}
