/** Names in stored documents that are older than the word “block”. Queries project them to the new ones. */

/** The list of blocks in a landing page, and in a group of blocks of home. */
export const BLOCKS_FIELD = 'sections'
/** The groups of blocks of home. */
export const HOME_BLOCKS_FIELD = 'ownSections'
/** The type of such a group. */
export const BLOCK_GROUP_TYPE = 'sectionsBetween'
