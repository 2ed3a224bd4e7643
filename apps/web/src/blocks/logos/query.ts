import { PICTURE } from '@kitewright/content-types/fragments'

export const query = `{heading, pictures[]{_key, ${PICTURE}}}`
