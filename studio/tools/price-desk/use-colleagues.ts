import { useEffect, useMemo } from 'react'
import { combineLatest, map } from 'rxjs'
import { type DocumentPresence, getDraftId, usePresenceStore } from 'sanity'
import { useObservable } from '../../publishing/site-check/use-query.ts'
import { getFieldKey } from './cell-issues.ts'
import { type Cell, getCellKey } from './prices.ts'

type People = ReadonlyMap<string, readonly DocumentPresence[]>

const nobody: People = new Map()

/** Other editors by cell (`getCellKey`), or by the id of the service. */
export function useColleagues(ids: readonly string[]): People {
  const presence = usePresenceStore()
  const key = ids.join(' ')
  const people = useMemo(() => {
    const all = key
      .split(' ')
      .map((id) =>
        presence
          .documentPresence(id)
          .pipe(
            map((presences) =>
              presences.map((person) => ({ location: getLocation(id, person), person })),
            ),
          ),
      )
    return combineLatest(all).pipe(
      map((found) => {
        const presenceByCell = new Map<string, DocumentPresence[]>()
        for (const { location, person } of found.flat()) {
          presenceByCell.set(location, [...(presenceByCell.get(location) ?? []), person])
        }
        return presenceByCell
      }),
    )
  }, [presence, key])
  return useObservable(people, nobody)
}

function getLocation(id: string, { path: [list, item, field] }: DocumentPresence): string {
  if (list !== 'tiers' || typeof item !== 'object' || !('_key' in item)) return id
  return field === 'from' || field === 'to' ? getCellKey({ id, key: item._key, field }) : id
}

/** Shows other editors the cell in use, in the table and in the form of its service. */
export function useOwnLocation(cell: Cell | undefined): void {
  const presence = usePresenceStore()
  const id = cell?.id
  const fieldKey = cell && getFieldKey(cell)
  useEffect(() => {
    if (!id || !fieldKey) return
    const [key = '', field = ''] = fieldKey.split(' ')
    presence.setLocation([
      {
        type: 'document',
        documentId: getDraftId(id),
        path: ['tiers', { _key: key }, field],
        lastActiveAt: new Date().toISOString(),
      },
    ])
    return () => presence.setLocation([])
  }, [presence, id, fieldKey])
}
