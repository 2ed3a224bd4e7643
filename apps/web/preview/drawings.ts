import { names } from 'virtual:hand-drawings'
import type { ServiceDrawing } from '@kitewright/artwork/drawings'

/** Hand-made drawings are files of the site; the two pictures of all kites are drawn from the services. */
const isFile = (name: string) => name.includes('/') && names.includes(name)

const addresses = new Map<string, string>()
let currentKey = ''

/** Address of a drawing that was made in this browser; undefined for one that the site has as a file. */
export const getDrawingUrl = (name: string): string | undefined => addresses.get(name)

/**
 * Draws for services without hand-made drawings, as the build does: they may not be on the site yet, or have
 * another layout there. In the order of the menus, as the picture of all kites has a row for each.
 */
export async function drawFor(services: readonly ServiceDrawing[]): Promise<void> {
  const key = JSON.stringify(services)
  if (key === currentKey) return
  currentKey = key
  const { createServiceDrawings } = await import('@kitewright/artwork/drawings')
  for (const [name, draw] of Object.entries(createServiceDrawings(services))) {
    if (isFile(name)) continue
    const before = addresses.get(name)
    addresses.set(name, URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' })))
    if (before) URL.revokeObjectURL(before)
  }
}
