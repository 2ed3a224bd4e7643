import { CLOSING_PARTS } from '@kitewright/content-types/fragments'

export const query = CLOSING_PARTS
