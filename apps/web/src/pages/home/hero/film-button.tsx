import { Icon } from '#app/ui/icon.tsx'
import type { Film } from './use-film.ts'

/** Stops and starts the film: moving pictures of more than five seconds need a pause (WCAG 2.2.2). */
export function FilmButton({ film }: { film: Film }) {
  return (
    <button
      type="button"
      className="absolute right-safe bottom-5 grid size-11 cursor-pointer place-items-center border-[1.5px] border-ink bg-sheet hover:bg-haldi"
      aria-label={film.isWanted ? 'Pause background film' : 'Play background film'}
      onClick={film.toggle}
    >
      <Icon name={film.isWanted ? 'pause-fill' : 'play-fill'} />
    </button>
  )
}
