import { pagePaths, pageTypes } from '@kitewright/content-types/addresses'
import {
  type Collection,
  collections,
  collectionTypes,
} from '@kitewright/content-types/document-types'
import { defineDocuments } from 'sanity/presentation'
import { previewPath } from './preview-address.ts'

/** The document that opens beside a page. The fixed addresses come first, as one of a legal page would fit them too. */
export const pageDocuments = defineDocuments([
  ...pageTypes.map((type) => ({ route: previewPath(pagePaths[type]), type })),
  ...collectionTypes.flatMap((type) => {
    const { path } = collections[type] as Collection
    if (!path) return []
    const filter = `_type == "${type}" && slug.current == $slug`
    const params = ({ params: { slug = '' } }: { params: Record<string, string> }) => ({ slug })
    return [{ route: previewPath(path(':slug')), filter, params }]
  }),
])
