import './new-badge.css'

/** Marks a service as new. The space keeps the two words apart for screen readers. */
export function NewBadge() {
  return (
    <>
      {' '}
      <span className="new-badge">NEW</span>
    </>
  )
}
