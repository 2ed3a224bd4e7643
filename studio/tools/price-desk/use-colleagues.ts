import { useEffect, useState } from 'react'
import { combineLatest, map } from 'rxjs'
import { type DocumentPresence, getDraftId, usePresenceStore } from 'sanity'
import { placeKey } from './cell-issues.ts'
import { type Cell, keyOf } from './prices.ts'

type People = ReadonlyMap<string, readonly DocumentPresence[]>

/** Other editors by cell (`keyOf`), or by the id of the service. */
export function useColleagues(ids: readonly string[]): People {
  const presence = usePresenceStore()
  const [people, setPeople] = useState<People>(new Map())
  const key = ids.join(' ')
  useEffect(() => {
    const all = key
      .split(' ')
      .map((id) =>
        presence
          .documentPresence(id)
          .pipe(map((found) => found.map((person) => ({ place: placeOf(id, person), person })))),
      )
    const subscription = combineLatest(all).subscribe((found) => {
      const byPlace = new Map<string, DocumentPresence[]>()
      for (const { place, person } of found.flat()) {
        byPlace.set(place, [...(byPlace.get(place) ?? []), person])
      }
      setPeople(byPlace)
    })
    return () => subscription.unsubscribe()
  }, [presence, key])
  return people
}

function placeOf(id: string, { path: [list, item, field] }: DocumentPresence): string {
  if (list !== 'tiers' || typeof item !== 'object' || !('_key' in item)) return id
  return field === 'from' || field === 'to' ? keyOf({ id, key: item._key, field }) : id
}

/** Shows other editors the cell in use, in the table and in the form of its service. */
export function useOwnPlace(cell: Cell | undefined): void {
  const presence = usePresenceStore()
  const id = cell?.id
  const place = cell && placeKey(cell)
  useEffect(() => {
    if (!id || !place) return
    const [key = '', field = ''] = place.split(' ')
    presence.setLocation([
      {
        type: 'document',
        documentId: getDraftId(id),
        path: ['tiers', { _key: key }, field],
        lastActiveAt: new Date().toISOString(),
      },
    ])
    return () => presence.setLocation([])
  }, [presence, id, place])
}
