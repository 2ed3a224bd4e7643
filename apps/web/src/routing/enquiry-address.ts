import { pagePaths } from '@kitewright/content-types/addresses'

/** What an enquiry may be about: a service and one of its packages, a job, or a project like one of ours. */
type AboutQuery = { about: string; package?: string } | { job: string } | { project: string }

/**
 * A name as it stands in an address: `Starter Store` -> `starter-store`. Packages are named so: their keys are short
 * and change with their order, and a package of another name is another one to the person who asked about it.
 */
export const nameSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The contact page, which opens with what the enquiry is about, all by slug: `/contact?about=web-development&package=starter`. */
export const enquiryPath = (about: AboutQuery) =>
  `${pagePaths.contact}?${new URLSearchParams(about)}`

/** The place of the prices on pages beside the services list: `#prices`. */
export const PRICES_ID = 'prices'
