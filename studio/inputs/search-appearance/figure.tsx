import { Box, Stack, Text } from '@sanity/ui'
import type { CSSProperties, ReactNode } from 'react'

/** A sheet as other sites show it, light in a dark Studio too, with its title and a line below. */
export const Figure = (props: { title: string; note: string; children: ReactNode }) => (
  <Stack as="figure" gap={3} style={{ margin: 0, minWidth: 0 }} aria-label={props.title}>
    <Text size={1} weight="medium">
      {props.title}
    </Text>
    <Box style={sheet}>{props.children}</Box>
    <Text as="figcaption" size={1} muted>
      {props.note}
    </Text>
  </Stack>
)

const sheet: CSSProperties = {
  background: '#fff',
  color: '#202124',
  border: '1px solid #dadce0',
  borderRadius: 8,
  overflow: 'hidden',
  fontFamily: 'Arial, sans-serif',
}

/** Text that ends after some lines, as search engines and networks cut it. */
export const cutAfter = (lines: number): CSSProperties => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
