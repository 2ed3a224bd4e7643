import { PICTURE } from '@kitewright/content-types/fragments'

export const query = `{caption, ${PICTURE}}`
