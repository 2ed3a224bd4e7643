import { useSyncExternalStore } from 'react'
import { matchesMedia, watchMedia } from '#app/ui/media-query.ts'

/** Where the style sheet folds topics (`max-md`). */
const PHONE = '(width < 48rem)'

const watch = (changed: () => void) => watchMedia(PHONE, changed)

/** Whether the window is as narrow as a phone's. Not before scripts answer. */
export const usePhone = () =>
  useSyncExternalStore(
    watch,
    () => matchesMedia(PHONE),
    () => false,
  )
