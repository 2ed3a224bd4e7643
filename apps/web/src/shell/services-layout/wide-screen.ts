/** From here on the services list stands beside the page (64rem = 1024 px). */
const query = () => matchMedia('(min-width: 64rem)')

/** True from 1024 px. Browser only. */
export const isWideScreen = () => query().matches

/** Calls `changed` each time the screen grows to 1024 px or shrinks below. Returns the end of it. */
export function watchWideScreen(changed: (wide: boolean) => void): () => void {
  const screen = query()
  const tell = () => changed(screen.matches)
  screen.addEventListener('change', tell)
  return () => screen.removeEventListener('change', tell)
}
