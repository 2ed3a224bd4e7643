import { Flex } from '@sanity/ui'
import type { LayoutProps } from 'sanity'
import { PublishNews } from './publish-news.tsx'
import { SiteBanner } from './site-banner.tsx'
import { SiteStateProvider } from './site-state-provider.tsx'

/** The Studio, with what everybody must know of the site above it. */
export function SiteStateLayout(props: LayoutProps) {
  return (
    <SiteStateProvider>
      <PublishNews />
      <Flex direction="column" height="fill">
        <SiteBanner />
        {props.renderDefault(props)}
      </Flex>
    </SiteStateProvider>
  )
}
