const TAG = /<(\/?)([A-Za-z][\w-]*)((?:\s+[A-Za-z][\w:-]*="[^"<&]*")*)\s*(\/?)>/y

/**
 * Checks for the faults that generated markup can have: unbalanced tags, attributes without quotes or given twice,
 * stray angle brackets. Only white space is allowed as text. Returns the first fault.
 */
export function wellFormednessError(svg: string): string | undefined {
  const open: string[] = []
  let position = 0
  while (position < svg.length) {
    const gap = /\s*/y
    gap.lastIndex = position
    position += gap.exec(svg)?.[0].length ?? 0
    if (position === svg.length) break
    TAG.lastIndex = position
    const tag = TAG.exec(svg)
    if (tag === null) return `no tag at ${position}: ${svg.slice(position, position + 60)}`
    const [text, closing, name = '', attributes = '', selfClosing] = tag
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute)
    if (new Set(names).size !== names.length) return `attribute given twice: ${text}`
    if (closing === '/') {
      const expected = open.pop()
      if (expected !== name) return `</${name}> closes <${expected ?? 'nothing'}>`
    } else if (selfClosing === '') {
      open.push(name)
    }
    position += text.length
    if (open.length === 0 && svg.slice(position).trim() !== '') return 'more than one root'
  }
  return open.length === 0 ? undefined : `<${open.join('> <')}> never closed`
}
