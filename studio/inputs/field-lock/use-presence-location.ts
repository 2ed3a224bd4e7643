import { useEffect, useRef } from 'react'
import { type Path, usePresenceStore } from 'sanity'

/**
 * Reports the focused field again when the form changes to another document: from the published one to
 * its draft, or back. Sanity then assumes that nobody is in a field, although the focus stays.
 *
 * @param id of the document that the form shows.
 */
export function usePresenceLocation(id: string, focusPath: Path): void {
  const presence = usePresenceStore()
  const place = useRef(focusPath)
  place.current = focusPath
  useEffect(() => {
    const path = place.current
    if (path.length === 0) return
    const lastActiveAt = new Date().toISOString()
    // After the effects of Sanity's pane, which hold this form.
    queueMicrotask(() =>
      presence.setLocation([{ type: 'document', documentId: id, path, lastActiveAt }]),
    )
  }, [presence, id])
}
