/** The day of Sanity's API that every query of the Studio speaks. */
export const API_VERSION = '2025-02-19'
