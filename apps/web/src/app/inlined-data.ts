import type { InlinedData } from '../routing/page-content.ts'

/** What the HTML carries for hydration. Throws where the document is not one of ours. */
export function readInlinedData(): InlinedData {
  const inlined = document.getElementById('page-data')?.textContent
  if (!inlined) throw new Error('The page lacks #page-data')
  return JSON.parse(inlined)
}
