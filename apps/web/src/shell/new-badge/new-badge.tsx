/** Marks a service as new. The space keeps the two words apart for screen readers. */
export function NewBadge({ className = '' }: { className?: string }) {
  return (
    <>
      {' '}
      <span
        className={`text-[0.6875rem]/none inline-block bg-rani-wash px-1.25 pt-1 pb-0.75 align-[0.1em] font-mono font-semibold text-rani-text ${className}`}
      >
        NEW
      </span>
    </>
  )
}
