import { loadOnce } from '@kitewright/site-engine/load-once'

/** The utilities of all pages, for the second page of a visit: a document brings its own alone. */
export const loadUtilities = loadOnce(() => import('../styles/utilities.css'))
