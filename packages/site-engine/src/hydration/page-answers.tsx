import { useEffect } from 'react'

/**
 * Marks the document once the page answers: what plays until then, tests and tools wait for that. Stands inside
 * the boundary of the page, which React takes over some 20 ms later than header and footer.
 */
export function PageAnswers() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return null
}
