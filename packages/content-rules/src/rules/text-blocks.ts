import {
  createIssue,
  type Fields,
  foundText,
  type Issue,
  isFields,
  type Path,
  toSegments,
} from '@kitewright/content-types/model'
import { articleForms, textForms } from '../text.ts'
import type { FieldNode } from '../walk.ts'

const isOneOf = (values: readonly string[], value: unknown) =>
  typeof value === 'string' && values.includes(value)

const isBlock = (value: unknown) => isFields(value) && value._type === 'block'

/** Reports content of rich text that the Studio does not offer and no page can render. */
export function textBlocks({ path, value, rules }: FieldNode): Issue[] {
  if (!Array.isArray(value) || !value.some(isBlock)) return []
  const { styles, objects } =
    rules?.is === 'article' ? articleForms : { styles: textForms.styles, objects: [] }
  return itemsOf(value, path).flatMap(({ item, place }) => {
    if (isFields(item) && isOneOf(objects, item._type)) return tableCells(item, place)
    if (!isFields(item) || item._type !== 'block') return [foreign(place)]
    return [
      ...named(item, 'style', styles, place),
      ...named(item, 'listItem', textForms.lists, place),
      ...level(item, place),
      ...annotations(item, place),
      ...spans(item, place),
    ]
  })
}

/** A table has cells, or the rows of an older form. */
function tableCells({ _type, grid, rows }: Fields, path: Path): Issue[] {
  const hasRows = (isFields(grid) && Array.isArray(grid.rows)) || Boolean(rows)
  if (_type !== 'articleTable' || hasRows) return []
  return [createIssue([...path, 'grid'], 'Write at least two rows of two cells.')]
}

function named(block: Fields, name: string, values: readonly string[], path: Path): Issue[] {
  const value = block[name]
  if (value === undefined || value === null || isOneOf(values, value)) return []
  return [
    createIssue(
      [...path, name],
      'A page cannot show this kind of paragraph. Choose another one in the text editor.',
    ),
  ]
}

/** Each level nests a list: without a limit, one number could nest a page too deeply to render. */
function level({ level }: Fields, path: Path): Issue[] {
  const most = textForms.mostLevels
  if (level === undefined || level === null) return []
  if (Number.isInteger(level) && Number(level) >= 1 && Number(level) <= most) return []
  return [
    createIssue(
      [...path, 'level'],
      `A list may be nested ${most} deep. Move this item to the left with Shift and Tab.`,
    ),
  ]
}

function annotations({ markDefs }: Fields, path: Path): Issue[] {
  const place = [...path, 'markDefs']
  if (markDefs === undefined || markDefs === null) return []
  if (!Array.isArray(markDefs)) return [foreign(place)]
  return itemsOf(markDefs, place).flatMap(({ item, place }) =>
    isFields(item) && isOneOf(textForms.annotations, item._type) && typeof item._key === 'string'
      ? []
      : [foreign(place)],
  )
}

function spans({ children, markDefs }: Fields, path: Path): Issue[] {
  const keys = itemsOf(markDefs, []).flatMap(({ item }) =>
    isFields(item) && typeof item._key === 'string' ? [item._key] : [],
  )
  const place = [...path, 'children']
  if (!Array.isArray(children)) return [foreign(place)]
  return itemsOf(children, place).flatMap(({ item, place }) => {
    if (isFields(item) && isOneOf(textForms.tokens, item._type)) return []
    if (!isFields(item) || item._type !== 'span') return [foreign(place)]
    return marks(item.marks, keys, [...place, 'marks'])
  })
}

/** Marks nest like elements: each at most once, and no link within a link. */
function marks(value: unknown, keys: readonly string[], path: Path): Issue[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return [foreign(path)]
  const given: readonly unknown[] = value
  const unknown = given.findIndex((mark) => !isOneOf([...textForms.decorators, ...keys], mark))
  if (unknown !== -1) {
    return [
      createIssue(
        path,
        `A page cannot show words marked ${foundText(given[unknown])}. Clear their formatting.`,
      ),
    ]
  }
  const isTwice = new Set(given).size < given.length
  if (!isTwice && given.filter((mark) => isOneOf(keys, mark)).length <= 1) return []
  return [
    createIssue(
      path,
      'These words have two links, or one mark twice. Clear their formatting and set it again.',
    ),
  ]
}

const foreign = (path: Path): Issue =>
  createIssue(path, 'A page cannot show this part of the text. Remove it and write it again.')

function itemsOf(list: unknown, path: Path): { item: unknown; place: Path }[] {
  if (!Array.isArray(list)) return []
  const segments = toSegments(list)
  return list.map((item: unknown, number) => ({
    item,
    place: [...path, segments[number] ?? number],
  }))
}
