/** The one project of a lake on this machine. */
const LOCAL = 'kitewright'

/** Sanity's own names first; those of the site, as one file of settings serves both. A lake of this machine has one project. */
const site = process.env.SANITY_STUDIO_API_HOST
  ? {}
  : {
      projectId: process.env.PUBLIC_SANITY_PROJECT_ID,
      dataset: process.env.PUBLIC_SANITY_DATASET,
    }

export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || site.projectId || LOCAL
export const dataset = process.env.SANITY_STUDIO_DATASET || site.dataset || 'production'
