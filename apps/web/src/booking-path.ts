/** The page with the calendar: the only one with hosts of its own in its policy (prerender/headers). */
export const bookingPath = '/book-meeting'
