import { nameOf } from '@kitewright/content-rules/names'
import { outgoingReferences } from '@kitewright/content-rules/outgoing-references'
import { type Fields, pathText } from '@kitewright/content-rules/problem'

/** Where a link stands: the entry as an editor calls it, and the field. */
export type LinkSource = { id: string; type: string; name: string; field: string }

/** An address elsewhere, and every place that leads there. */
export type OutsideLink = { href: string; places: LinkSource[] }

/** All addresses of other sites that the documents lead to, each once. */
export function outsideLinks(documents: readonly Fields[]): OutsideLink[] {
  const links = new Map<string, LinkSource[]>()
  for (const document of documents) {
    for (const lead of outgoingReferences(document)) {
      if (lead.kind !== 'link' || !/^https:/i.test(lead.href)) continue
      const places = links.get(lead.href) ?? []
      links.set(lead.href, places)
      places.push({
        id: String(document._id),
        type: String(document._type),
        name: nameOf(document),
        field: pathText(document, lead.path),
      })
    }
  }
  return [...links].map(([href, places]) => ({ href, places }))
}
