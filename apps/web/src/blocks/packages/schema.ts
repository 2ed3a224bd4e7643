import { type BlockSchema, heading, previewSource, service } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Packages of a service',
  fields: [heading(), service('Its three packages are shown with the prices of today.')],
  preview: previewSource('service.title', 'Packages'),
}
