import type { BlockRules } from '@kitewright/content-types/model'

/** The ids of a project must be unique on the page. */
export const rules: BlockRules = { distinct: { field: 'build._ref', what: 'project' } }
