import { Icon } from '#app/ui/icon.tsx'

type ProcessControlsProps = {
  current: number
  total: number
  isPaused: boolean
  onToggle: () => void
}

/** Where the steps stand, and their pause: they move for more than five seconds (WCAG 2.2.2). Where nothing advances there is nothing to pause. */
export function ProcessControls({ current, total, isPaused, onToggle }: ProcessControlsProps) {
  return (
    <div className="flex items-center gap-3.5 text-on-night-2">
      <button
        type="button"
        className="grid size-11 cursor-pointer place-items-center border-[1.5px] border-night-line text-on-night hover:bg-night-2 motion-reduce:hidden noscript:hidden"
        aria-label={isPaused ? 'Play the steps' : 'Pause the steps'}
        onClick={onToggle}
      >
        <Icon name={isPaused ? 'play-fill' : 'pause-fill'} />
      </button>
      <p className="font-mono text-note tracking-note">{`Step ${current} of ${total}`}</p>
    </div>
  )
}
