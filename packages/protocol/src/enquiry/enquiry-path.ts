import { serverPaths } from '@kitewright/content-types/addresses'

/** Where the site's own server takes enquiries, and the value of `PUBLIC_CONTACT_ENDPOINT` then. */
export const ENQUIRY_PATH = serverPaths.enquiries
