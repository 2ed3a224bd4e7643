import { Flex } from '@sanity/ui'
import { type LayoutProps, LoadingBlock, useFeatureEnabled } from 'sanity'
import { UploadNews } from './inputs/images/upload-news.tsx'
import { PublishNews } from './publishing/site-status/publish-news.tsx'
import { SiteBanner } from './publishing/site-status/site-banner.tsx'
import { SiteStateProvider } from './publishing/site-status/site-state-provider.tsx'
import { SavingNotice } from './saving/saving-notice.tsx'
import { SavingProvider } from './saving/saving-provider.tsx'

/**
 * The Studio, with what everybody must know of their own edits and of the site above it. It waits until
 * Sanity knows what the plan offers: where comments are not among it, Sanity builds the whole Studio anew
 * the moment it learns so, and what somebody has typed or opened by then is gone.
 */
export function StudioLayout(props: LayoutProps) {
  const { isLoading } = useFeatureEnabled('studioComments')
  if (isLoading) return <LoadingBlock />
  return (
    <SavingProvider>
      <SiteStateProvider>
        <PublishNews />
        <UploadNews />
        <Flex direction="column" height="fill">
          <SavingNotice />
          <SiteBanner />
          {props.renderDefault(props)}
        </Flex>
      </SiteStateProvider>
    </SavingProvider>
  )
}
