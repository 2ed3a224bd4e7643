import { Stack } from '@sanity/ui'
import type { InputProps } from 'sanity'
import { PagePreview } from './page-preview.tsx'

/** What a page says of itself, and below it how that will look. */
export const PreviewedInput = (props: InputProps) => (
  <Stack gap={4}>
    {props.renderDefault(props)}
    <PagePreview />
  </Stack>
)
