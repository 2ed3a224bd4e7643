import { LINK, PICTURE } from '@kitewright/content-types/fragments'

export const query = `{headline{impact, effort}, text, primary${LINK}, secondary${LINK}, ${PICTURE}}`
