import { TabletDeviceIcon } from '@sanity/icons/TabletDevice'
import { Box, Button, Flex } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'

/** CSS px of a tablet held upright. */
const TABLET_PX = 820

/** The header of the preview, which knows a phone and the whole width, with the width between them. */
export function HeaderWithTablet(props: PreviewHeaderProps) {
  const { iframeRef, viewport, setViewport, renderDefault } = props
  const [isChosen, setChosen] = useState(false)
  const isTablet = isChosen && viewport === 'desktop'

  useEffect(() => {
    const frame = iframeRef.current
    if (frame) frame.style.maxWidth = isTablet ? `${TABLET_PX}px` : ''
  }, [iframeRef, isTablet])

  return (
    <Flex align="center">
      <Box flex={1}>{renderDefault(props)}</Box>
      <Button
        aria-label={isTablet ? 'Full width' : 'Tablet width'}
        aria-pressed={isTablet}
        icon={TabletDeviceIcon}
        mode="bleed"
        selected={isTablet}
        onClick={() => {
          setChosen(!isTablet)
          setViewport('desktop')
        }}
      />
    </Flex>
  )
}
