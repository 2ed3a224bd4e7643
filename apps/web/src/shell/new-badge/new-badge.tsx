/** Marks a service as new. The space keeps the two words apart for screen readers. */
export function NewBadge({ className = '' }: { className?: string }) {
  return (
    <>
      {' '}
      <span className={`new-badge ${className}`}>NEW</span>
    </>
  )
}
