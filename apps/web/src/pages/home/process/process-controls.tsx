import { Icon } from '#app/ui/icon.tsx'

type ProcessControlsProps = {
  current: number
  total: number
  isPaused: boolean
  onToggle: () => void
}

/** Where the steps stand, and their pause: they move for more than five seconds (WCAG 2.2.2). */
export function ProcessControls({ current, total, isPaused, onToggle }: ProcessControlsProps) {
  return (
    <div className="process__controls">
      <button
        type="button"
        className="process__pause"
        aria-label={isPaused ? 'Play the steps' : 'Pause the steps'}
        onClick={onToggle}
      >
        <Icon name={isPaused ? 'play-fill' : 'pause-fill'} />
      </button>
      <p className="note">
        Step {current} of {total}
      </p>
    </div>
  )
}
