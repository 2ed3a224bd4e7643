import { Flex } from '@sanity/ui'
import type { LayoutProps } from 'sanity'
import { SavingNotice } from './saving/saving-notice.tsx'
import { SavingProvider } from './saving/saving-provider.tsx'
import { PublishNews } from './site-state/publish-news.tsx'
import { SiteBanner } from './site-state/site-banner.tsx'
import { SiteStateProvider } from './site-state/site-state-provider.tsx'

/** The Studio, with what everybody must know of their own edits and of the site above it. */
export function StudioLayout(props: LayoutProps) {
  return (
    <SavingProvider>
      <SiteStateProvider>
        <PublishNews />
        <Flex direction="column" height="fill">
          <SavingNotice />
          <SiteBanner />
          {props.renderDefault(props)}
        </Flex>
      </SiteStateProvider>
    </SavingProvider>
  )
}
