import { PageBlocks } from '#app/blocks/page-blocks.tsx'
import type { PageProps } from '#app/routing/page-content.ts'
import { PageTitle } from '#app/sections/page-title/page-title.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** A page that editors put together: a title, and sections in their order. */
export function LandingPage({ content }: PageProps<'landing'>) {
  const { _id, headline, lead, action, sections } = content
  return (
    <>
      <PageTitle headline={headline} lead={lead}>
        {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
      </PageTitle>
      <PageBlocks of={{ id: _id, type: 'landingPage', list: 'sections' }} sections={sections} />
    </>
  )
}
