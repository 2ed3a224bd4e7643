import { Flex } from '@sanity/ui'
import { useEffect } from 'react'
import { type LayoutProps, LoadingBlock, useFeatureEnabled } from 'sanity'
import { UploadNews } from './inputs/images/upload-news.tsx'
import { joinUndoSteps } from './inputs/word-undo.ts'
import { PublishNews } from './publishing/site-status/publish-news.tsx'
import { SiteBanner } from './publishing/site-status/site-banner.tsx'
import { SiteStateProvider } from './publishing/site-status/site-state-provider.tsx'
import { SaveNotice } from './saving/save-notice.tsx'
import { SaveProvider } from './saving/save-provider.tsx'

/**
 * The Studio, with banners about unsaved edits and the site. It waits until
 * Sanity knows the plan's features: without comments Sanity rebuilds the whole Studio
 * at that moment, and typed text and opened entries would be lost.
 */
export function StudioLayout(props: LayoutProps) {
  useEffect(() => joinUndoSteps(document), [])
  const { isLoading } = useFeatureEnabled('studioComments')
  if (isLoading) return <LoadingBlock />
  return (
    <SaveProvider>
      <SiteStateProvider>
        <PublishNews />
        <UploadNews />
        <Flex direction="column" height="fill">
          <SaveNotice />
          <SiteBanner />
          {props.renderDefault(props)}
        </Flex>
      </SiteStateProvider>
    </SaveProvider>
  )
}
