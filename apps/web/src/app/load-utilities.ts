import { loadOnce } from '../hydration/load-once.ts'

/** The utilities of all pages, for the second page of a visit: a document brings its own alone. */
export const loadUtilities = loadOnce(() => import('../styles/utilities.css'))
