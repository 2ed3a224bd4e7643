import { matchesMedia, watchMedia } from '#app/ui/media-query.ts'

/** From here on the services list stands beside the page (64rem = 1024 px). */
const WIDE = '(min-width: 64rem)'

/** True from 1024 px. Browser only. */
export const isWideScreen = () => matchesMedia(WIDE)

/** Calls `changed` each time the screen grows to 1024 px or shrinks below. Returns the end of it. */
export const watchWideScreen = (changed: (wide: boolean) => void) => watchMedia(WIDE, changed)
