import { FACTS } from '@kitewright/content-types/fragments'

export const query = `{facts${FACTS}}`
