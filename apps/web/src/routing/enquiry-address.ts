import { pagePaths, toSlug } from '@kitewright/content-types/addresses'

/** The subject of an enquiry: a service and one of its packages, a job, or a project like one of ours. */
type AboutQuery = { about: string; package?: string } | { job: string } | { project: string }

/** The contact page, which opens with what the enquiry is about, all by slug: `/contact?about=web-development&package=starter`. */
export const getEnquiryPath = (about: AboutQuery) =>
  `${pagePaths.contact}?${new URLSearchParams(about)}`

const PIECE = 'piece.'

/** The parameter of a service in a plan: `piece.web-development=starter`. A form without a script writes it too. */
export const getPieceName = (service: string) => `${PIECE}${service}`
export const isPieceName = (name: string) => name.startsWith(PIECE)

/** The plan page with a package, which joins those that the visitor chose before in this tab. */
export const getPlanPath = (service: string, tier: string) =>
  `${pagePaths.plan}?add&${new URLSearchParams([[getPieceName(service), toSlug(tier)]])}`

/** The place of the prices on pages beside the services list: `#prices`. */
export const PRICES_ID = 'prices'

/** The place of the sample papers on the services overview: `#samples`. */
export const SAMPLES_ID = 'samples'
