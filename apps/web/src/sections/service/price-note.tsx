import { useSite } from '#app/routing/site-context.tsx'

/** One line that explains K and L, and that these are ranges. */
export function PriceNote({ className = '' }: { className?: string }) {
  return (
    <p className={`max-w-[47.5em] text-md/[1.5] text-ink-2 ${className}`}>
      {useSite().settings.priceNote}
    </p>
  )
}
