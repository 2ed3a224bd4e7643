import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { presentationTool } from 'sanity/presentation'
import { locations } from './locations.ts'
import { pageDocuments } from './page-documents.ts'
import { firstPreview } from './preview-address.ts'
import { HeaderWithTablet } from './tablet-width.tsx'

export const PREVIEW = 'preview'

/**
 * The site as drafts say it, beside the form. Without a preview mode of Sanity's own: that would write secrets to the
 * dataset, and the page needs none, as drafts come to it from this Studio.
 */
export const previewTool = presentationTool({
  name: PREVIEW,
  title: 'Preview',
  icon: EyeOpenIcon,
  previewUrl: { initial: firstPreview },
  resolve: { mainDocuments: pageDocuments, locations },
  components: { unstable_header: { component: HeaderWithTablet } },
})
