/** The clock of the site: what a day and an hour mean in its content. India has no summer time. */
export const TIME_ZONE = 'Asia/Kolkata'
export const ZONE_LETTERS = 'IST'
/** Minutes ahead of UTC. */
export const MINUTES_AHEAD = 330
