import { type Fields, isFields, type Path, toSegments } from '@kitewright/content-rules/check'
import { formatAmount } from '@kitewright/content-rules/price'
import { getName } from '@kitewright/content-rules/text'
import { isUpload } from '@kitewright/content-types/model'
import { pathToString, type SchemaType } from 'sanity'
import { getFieldName } from '../../publishing/site-check/field-name.ts'
import { getBlockText } from '../search/find.ts'

/** A place of an entry with its text in two versions. */
export type FieldDiff = { field: string; before: string; after: string }

type Leaf = { path: Path; value: unknown }

/** Characters of a text that are shown, and before the first that differs. */
const MAX_CHARACTERS = 90
const CHARACTERS_BEFORE = 24

/**
 * Differences between two versions of an entry, in the words of its form.
 *
 * @param known the documents that references may lead to.
 */
export function diffEntries(
  type: SchemaType | undefined,
  before: Fields,
  after: Fields,
  known: readonly Fields[],
): FieldDiff[] {
  const old = collectLeaves(before)
  const now = collectLeaves(after)
  const entries = known.filter((one) => !isUpload(one))
  const names = new Map(entries.map((one) => [one._id, getName(one)]))
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const [from, to] = [old.get(key), now.get(key)]
    const path = (to ?? from)?.path ?? []
    if (JSON.stringify(from?.value) === JSON.stringify(to?.value)) return []
    // A switch that was never set is off.
    if (!(from?.value || to?.value) && isSwitch(from, to)) return []
    const [was, is] = createExcerpts(formatLeaf(from, to, names), formatLeaf(to, from, names))
    // Texts with the same words differ in their marks: bold, a link, a heading.
    const isForm = was === is && from && to
    return [
      {
        field: getFieldName(type, to ? after : before, path),
        before: was,
        after: isForm ? `${is} (another form)` : is,
      },
    ]
  })
}

/** Values of a document by path; paragraphs, references and pictures as a whole. */
function collectLeaves(document: Fields): Map<string, Leaf> {
  const values = new Map<string, Leaf>()
  const visit = (value: unknown, path: Path) => {
    if (Array.isArray(value)) {
      const segments = toSegments(value)
      for (const [index, item] of value.entries()) visit(item, [...path, segments[index] ?? index])
    } else if (isFields(value) && !isSingleValue(value)) {
      for (const [name, field] of Object.entries(value)) {
        if (!name.startsWith('_') && name !== 'orderRank') visit(field, [...path, name])
      }
    } else if (value !== undefined && value !== null) {
      values.set(pathToString([...path]), { path, value })
    }
  }
  visit(document, [])
  return values
}

const isSingleValue = ({ _type, _ref }: Fields) => _type === 'block' || typeof _ref === 'string'

const isPrice = (path: readonly unknown[]) =>
  path[0] === 'tiers' && (path.at(-1) === 'from' || path.at(-1) === 'to')

const isSwitch = (...values: (Leaf | undefined)[]) =>
  values.some((leaf) => typeof leaf?.value === 'boolean')

/** The words of a place; `other` is the same place in the other version. */
function formatLeaf(
  leaf: Leaf | undefined,
  other: Leaf | undefined,
  names: ReadonlyMap<unknown, string>,
): string {
  if (!leaf) return isSwitch(other) ? 'no' : ''
  const { path, value } = leaf
  if (typeof value === 'number' && isPrice(path)) return `₹${formatAmount(value)}`
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (!isFields(value)) return String(value)
  if (value._type === 'block') return getBlockText(value)
  return names.get(value._ref) ?? (/^file-/.test(String(value._ref)) ? 'a file' : 'a picture')
}

/** Two texts cut to where they differ. */
function createExcerpts(before: string, after: string): [string, string] {
  let same = 0
  while (same < before.length && same < after.length && before[same] === after[same]) same += 1
  // From the beginning of a word.
  const start = same > CHARACTERS_BEFORE ? before.lastIndexOf(' ', same - CHARACTERS_BEFORE) + 1 : 0
  return [createExcerpt(before, start), createExcerpt(after, start)]
}

const createExcerpt = (text: string, start: number): string => {
  const excerptText = text.slice(start, start + MAX_CHARACTERS)
  if (excerptText === '') return text === '' ? 'empty' : '…'
  return `${start > 0 ? '…' : ''}${excerptText}${start + MAX_CHARACTERS < text.length ? '…' : ''}`
}
