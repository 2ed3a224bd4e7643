/** Shapes, and what groups and crops them. */
const elements = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
])

const attributes =
  /^(xmlns|viewBox|width|height|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|d|points|transform|opacity|overflow|preserveAspectRatio|fill(-opacity|-rule)?|stroke(-width|-opacity|-dasharray|-dashoffset|-linecap|-linejoin|-miterlimit)?|clip-rule|vector-effect)$/

/** Numbers, names of colours and the commands of a path: nothing that could be an address or a rule. */
const value = /^[\w\s.,#%()+-]*$/

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y
const attribute = /\s([\w:-]+)="([^"]*)"/g

/**
 * True for a drawing that holds shapes and nothing else: no script, style, text, link, font, entity,
 * comment or picture within. It is an allowlist, so that such a file may be served as it is.
 */
export function isPlainSvg(text: string): boolean {
  const open: string[] = []
  let place = 0
  let roots = 0
  const skipSpace = () => {
    while (/\s/.test(text.charAt(place))) place += 1
  }
  for (skipSpace(); place < text.length; skipSpace()) {
    tag.lastIndex = place
    const [found, closes, name = '', given = '', isEmpty] = tag.exec(text) ?? []
    if (found === undefined || !elements.has(name) || !areHarmless(given)) return false
    if (open.length === 0 && (name !== 'svg' || ++roots > 1)) return false
    if (closes) {
      if (given || isEmpty || open.pop() !== name) return false
    } else if (!isEmpty) open.push(name)
    place += found.length
  }
  return roots === 1 && open.length === 0
}

const areHarmless = (given: string) =>
  [...given.matchAll(attribute)].every(([, name = '', text = '']) =>
    name === 'xmlns'
      ? text === 'http://www.w3.org/2000/svg'
      : attributes.test(name) && value.test(text) && !/url\(/i.test(text),
  )
