import {
  createIssue,
  type Fields,
  formatValue,
  type Issue,
  isFields,
  type Path,
  toSegments,
} from '@kitewright/content-types/model'
import { articleForms, textForms } from '../text.ts'
import type { FieldNode } from '../walk.ts'

const isIncluded = (values: readonly string[], value: unknown) =>
  typeof value === 'string' && values.includes(value)

const isBlock = (value: unknown) => isFields(value) && value._type === 'block'

/** Reports content of rich text that the Studio does not offer and no page can render. */
export function validateTextBlocks({ path, value, rules }: FieldNode): Issue[] {
  if (!Array.isArray(value) || !value.some(isBlock)) return []
  const { styles, objects } =
    rules?.is === 'article' ? articleForms : { styles: textForms.styles, objects: [] }
  return getItems(value, path).flatMap(({ item, path: itemPath }) => {
    if (isFields(item) && isIncluded(objects, item._type)) return validateTableCells(item, itemPath)
    if (!isFields(item) || item._type !== 'block') return [createUnsupportedProblem(itemPath)]
    return [
      ...validateName(item, 'style', styles, itemPath),
      ...validateName(item, 'listItem', textForms.lists, itemPath),
      ...validateLevel(item, itemPath),
      ...validateAnnotations(item, itemPath),
      ...validateSpans(item, itemPath),
    ]
  })
}

/** A table has cells, or the rows of an older form. */
function validateTableCells({ _type, grid, rows }: Fields, path: Path): Issue[] {
  const hasRows = (isFields(grid) && Array.isArray(grid.rows)) || Boolean(rows)
  if (_type !== 'articleTable' || hasRows) return []
  return [createIssue([...path, 'grid'], 'Write at least two rows of two cells.')]
}

function validateName(block: Fields, name: string, values: readonly string[], path: Path): Issue[] {
  const value = block[name]
  if (value === undefined || value === null || isIncluded(values, value)) return []
  return [
    createIssue(
      [...path, name],
      'A page cannot show this kind of paragraph. Choose another one in the text editor.',
    ),
  ]
}

/** Each level nests a list: without a limit, one number could nest a page too deeply to render. */
function validateLevel({ level }: Fields, path: Path): Issue[] {
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

function validateAnnotations({ markDefs }: Fields, path: Path): Issue[] {
  const listPath = [...path, 'markDefs']
  if (markDefs === undefined || markDefs === null) return []
  if (!Array.isArray(markDefs)) return [createUnsupportedProblem(listPath)]
  return getItems(markDefs, listPath).flatMap(({ item, path: itemPath }) =>
    isFields(item) && isIncluded(textForms.annotations, item._type) && typeof item._key === 'string'
      ? []
      : [createUnsupportedProblem(itemPath)],
  )
}

function validateSpans({ children, markDefs }: Fields, path: Path): Issue[] {
  const keys = getItems(markDefs, []).flatMap(({ item }) =>
    isFields(item) && typeof item._key === 'string' ? [item._key] : [],
  )
  const listPath = [...path, 'children']
  if (!Array.isArray(children)) return [createUnsupportedProblem(listPath)]
  return getItems(children, listPath).flatMap(({ item, path: itemPath }) => {
    if (isFields(item) && isIncluded(textForms.tokens, item._type)) return []
    if (!isFields(item) || item._type !== 'span') return [createUnsupportedProblem(itemPath)]
    return validateMarks(item.marks, keys, [...itemPath, 'marks'])
  })
}

/** Marks nest like elements: each at most once, and no link within a link. */
function validateMarks(value: unknown, keys: readonly string[], path: Path): Issue[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return [createUnsupportedProblem(path)]
  const given: readonly unknown[] = value
  const unknown = given.findIndex((mark) => !isIncluded([...textForms.decorators, ...keys], mark))
  if (unknown !== -1) {
    return [
      createIssue(
        path,
        `A page cannot show words marked ${formatValue(given[unknown])}. Clear their formatting.`,
      ),
    ]
  }
  const isTwice = new Set(given).size < given.length
  if (!isTwice && given.filter((mark) => isIncluded(keys, mark)).length <= 1) return []
  return [
    createIssue(
      path,
      'These words have two links, or one mark twice. Clear their formatting and set it again.',
    ),
  ]
}

const createUnsupportedProblem = (path: Path): Issue =>
  createIssue(path, 'A page cannot show this part of the text. Remove it and write it again.')

function getItems(list: unknown, path: Path): { item: unknown; path: Path }[] {
  if (!Array.isArray(list)) return []
  const segments = toSegments(list)
  return list.map((item: unknown, index) => ({
    item,
    path: [...path, segments[index] ?? index],
  }))
}
