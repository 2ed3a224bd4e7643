import type { Preparation } from '#app/blocks/prepare-blocks.ts'

export const preparation: Preparation<'enquiry'> = { isEmpty: ({ form }) => form === null }
