import type { BlockRules } from '@kitewright/content-types/model'

/** Its fields have ids. */
export const rules: BlockRules = { once: 'enquiry form' }
