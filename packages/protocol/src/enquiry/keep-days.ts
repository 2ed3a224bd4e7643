/**
 * Days for which a receiver keeps an enquiry, unless it is told otherwise. The privacy policy of the seed names the
 * same number: whoever changes the setting has to change the policy too.
 */
export const DEFAULT_KEEP_DAYS = 180
