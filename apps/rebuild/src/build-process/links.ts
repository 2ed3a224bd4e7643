const attribute = /\s(?:href|src|srcset|poster|content)="([^"]*)"/gi
const inStyle = /url\(["']?(\/[^)"']+)["']?\)/g
/** Scripts that the page starts by itself. */
const inScript = /"(\/assets\/[^"\\]+)"/g
const inChunk = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.\w+)["'`]/g

/** Addresses on this site that a page points to, without query and fragment. */
export function linksIn(html: string, siteUrl: string): Set<string> {
  const links = new Set<string>()
  const add = (address: string) => {
    const local = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
    if (!local.startsWith('/') || local.startsWith('//')) return
    links.add(decoded(local.replace(/[?#].*$/s, '')))
  }
  for (const [text, value = ''] of html.matchAll(attribute)) {
    const isSet = /^\ssrcset/i.test(text)
    const addresses = isSet
      ? value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '')
      : [value]
    for (const address of addresses) add(address.replaceAll('&amp;', '&'))
  }
  for (const [, address = ''] of html.matchAll(inStyle)) add(address)
  for (const [, address = ''] of html.matchAll(inScript)) add(address)
  return links
}

/** Addresses of the files that a script of the bundle may load later. */
export const chunksIn = (script: string): Set<string> =>
  new Set([...script.matchAll(inChunk)].map(([, name]) => `/assets/${name}`))

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
