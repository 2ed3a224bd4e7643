import { useSite } from '#app/routing/site-context.tsx'
import './price-note.css'

/** One line that explains K and L, and that these are ranges. */
export function PriceNote() {
  return <p className="price-note">{useSite().settings.priceNote}</p>
}
