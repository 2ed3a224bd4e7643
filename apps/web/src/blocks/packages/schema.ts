import {
  type BlockSchema,
  createSourcePreview,
  defineHeading,
  defineService,
} from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Packages of a service',
  fields: [
    defineHeading(),
    defineService('Its three packages are shown with the prices of today.'),
  ],
  preview: createSourcePreview('service.title', 'Packages'),
}
