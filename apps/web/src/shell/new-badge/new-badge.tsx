/** Marks a service as new. The space keeps the two words apart for screen readers. */
export function NewBadge({ className = '' }: { className?: string }) {
  return (
    <>
      {' '}
      <span
        className={`inline-block bg-rani-wash px-[.3rem] pt-[.22rem] pb-[.2rem] align-[.1em] font-mono text-[.6875rem]/none font-semibold text-rani-text ${className}`}
      >
        NEW
      </span>
    </>
  )
}
