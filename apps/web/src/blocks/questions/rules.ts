import type { BlockRules } from '@kitewright/content-types/model'

/** The ids of a topic must be unique on the page. */
export const rules: BlockRules = { distinct: { field: 'topic', what: 'topic' } }
