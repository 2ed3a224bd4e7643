import type { Preparation } from '../prepare-blocks.ts'

export const preparation: Preparation<'enquiry'> = { isEmpty: ({ form }) => form === null }
