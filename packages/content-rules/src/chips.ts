import { type Contact, isContactFact } from './contact-slots.ts'
import { phoneHref } from './hrefs.ts'
import { type Tier, tierText } from './price-slots.ts'
import { type Fields, isFields } from './problem.ts'

/**
 * What stands within a line of rich text and is read as words: the price of a package, by reference to
 * its service and by the key of the package, so that no rename touches it; or a fact of the settings.
 */
export type Chip =
  | { kind: 'price'; service: string | undefined; tier: unknown; form: 'from' | 'range' }
  | { kind: 'contact'; fact: unknown }

/** The chip that an object within a line is; undefined for anything else. */
export function chipOf(value: unknown): Chip | undefined {
  if (!isFields(value)) return undefined
  const { _type, service, tier, form, fact } = value
  if (_type === 'contactFact') return { kind: 'contact', fact }
  if (_type !== 'price') return undefined
  const id = isFields(service) && typeof service._ref === 'string' ? service._ref : undefined
  return { kind: 'price', service: id, tier, form: form === 'from' ? 'from' : 'range' }
}

/** The packages of every service by the id of its document. */
export type Packages = ReadonlyMap<unknown, readonly Tier[]>

export type ChipValues = { packages: Packages; contact: Contact }

/** What visitors read for a chip; undefined when there is no such package or fact. */
export function chipText(chip: Chip, { packages, contact }: ChipValues): string | undefined {
  if (chip.kind === 'contact') return isContactFact(chip.fact) ? contact[chip.fact] : undefined
  const tier = packages.get(chip.service)?.find(({ key }) => key === chip.tier)
  return tier && tierText(tier, chip.form)
}

/** Where a chip leads by itself: a phone number is there to be called. */
export function chipHref(
  chip: Chip,
  { contact: { phone, email } }: ChipValues,
): string | undefined {
  if (chip.kind !== 'contact') return undefined
  if (chip.fact === 'phone' && phone) return phoneHref(phone)
  return chip.fact === 'email' && email ? `mailto:${email}` : undefined
}

type Part = { child: Fields; wasChip: boolean }

/**
 * A paragraph as visitors read it: words in the place of its chips, joined with those around them. A chip
 * between words of one look has that look too.
 */
export function resolveParagraph(block: Fields, words: ChipValues): Fields {
  const children = fieldsIn(block.children)
  if (!children.some((child) => chipOf(child))) return block
  const marked = fieldsIn(block.markDefs)
  const parts = children.map((child, place): Part => {
    const chip = chipOf(child)
    if (!chip) return { child, wasChip: false }
    const marks = sharedMarks(children[place - 1], children[place + 1])
    const href = marks.some(isLinkOf(marked)) ? undefined : chipHref(chip, words)
    const link = href && { _type: 'link', _key: String(child._key), href }
    if (link) marked.push(link)
    return {
      wasChip: true,
      child: {
        _type: 'span',
        _key: child._key,
        text: chipText(chip, words) ?? '',
        marks: link ? [...marks, link._key] : marks,
      },
    }
  })
  return { ...block, children: joined(parts), markDefs: marked }
}

const fieldsIn = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isFields) : [])

const marksOf = (child: Fields | undefined): string[] =>
  Array.isArray(child?.marks) ? child.marks.filter((mark) => typeof mark === 'string') : []

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((mark) => others.includes(mark))

function sharedMarks(before: Fields | undefined, after: Fields | undefined): string[] {
  const marks = marksOf(before)
  return isSame(marks, marksOf(after)) ? marks : []
}

const isLinkOf = (marked: readonly Fields[]) => (mark: string) =>
  marked.some(({ _key, _type }) => _key === mark && _type === 'link')

/** Words that were parted by chips alone are one span again. */
function joined(parts: readonly Part[]): Fields[] {
  const spans: Part[] = []
  for (const part of parts) {
    const last = spans.at(-1)
    if (
      last &&
      (last.wasChip || part.wasChip) &&
      isSame(marksOf(last.child), marksOf(part.child))
    ) {
      const text = `${String(last.child.text ?? '')}${String(part.child.text ?? '')}`
      spans[spans.length - 1] = { child: { ...last.child, text }, wasChip: true }
    } else spans.push(part)
  }
  return spans.map(({ child }) => child).filter(({ text }) => text !== '')
}
