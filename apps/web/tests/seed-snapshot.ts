import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'

/** The bundled content as a build reads it. The test files of one worker share it, so none may change it. */
export const seedSnapshot = await load({ settings: readSettings({ CONTENT_SOURCE: 'seed' }) })
