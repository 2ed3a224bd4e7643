import { useEffect, useRef } from 'react'
import { type Path, usePresenceStore } from 'sanity'

/**
 * Tells the others again in which field one is, whenever a form goes on with another document: a draft where the
 * published one was, or the reverse. Sanity takes it that nobody is in any field then, though the focus stays.
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
