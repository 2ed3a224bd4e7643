import { type Fields, foundText, isFields, type Path, type Problem } from '../problem.ts'
import { articleForms, textForms } from '../text.ts'
import { type FieldNode, segmentsOf } from '../walk.ts'

const isOneOf = (values: readonly string[], value: unknown) =>
  typeof value === 'string' && values.includes(value)

const isBlock = (value: unknown) => isFields(value) && value._type === 'block'

/** Reports content of rich text that the Studio does not offer and no page can render. */
export function textBlocks({ path, value, rules }: FieldNode): Problem[] {
  if (!Array.isArray(value) || !value.some(isBlock)) return []
  const { styles, objects } =
    rules?.is === 'article' ? articleForms : { styles: textForms.styles, objects: [] }
  return itemsOf(value, path).flatMap(({ item, place }) => {
    if (isFields(item) && isOneOf(objects, item._type)) return tableCells(item, place)
    if (!isFields(item) || item._type !== 'block') return [foreign(place, 'a paragraph', item)]
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
function tableCells({ _type, grid, rows }: Fields, path: Path): Problem[] {
  const hasRows = (isFields(grid) && Array.isArray(grid.rows)) || Boolean(rows)
  if (_type !== 'articleTable' || hasRows) return []
  return [
    {
      path: [...path, 'grid'],
      message: 'Write at least two rows of two cells.',
      expected: 'two rows of two cells or more',
      found: 'nothing',
    },
  ]
}

function named(block: Fields, name: string, values: readonly string[], path: Path): Problem[] {
  const value = block[name]
  if (value === undefined || value === null || isOneOf(values, value)) return []
  return [
    {
      path: [...path, name],
      message: 'A page cannot show this kind of paragraph. Choose another one in the text editor.',
      expected: values.join(' or '),
      found: foundText(value),
    },
  ]
}

/** Each level nests a list: without a limit, one number could nest a page too deeply to render. */
function level({ level }: Fields, path: Path): Problem[] {
  const most = textForms.mostLevels
  if (level === undefined || level === null) return []
  if (Number.isInteger(level) && Number(level) >= 1 && Number(level) <= most) return []
  return [
    {
      path: [...path, 'level'],
      message: `A list may be nested ${most} deep. Move this item to the left with Shift and Tab.`,
      expected: `a whole number from 1 to ${most}`,
      found: foundText(level),
    },
  ]
}

function annotations({ markDefs }: Fields, path: Path): Problem[] {
  const place = [...path, 'markDefs']
  if (markDefs === undefined || markDefs === null) return []
  if (!Array.isArray(markDefs)) return [foreign(place, 'a list', markDefs)]
  return itemsOf(markDefs, place).flatMap(({ item, place }) =>
    isFields(item) && isOneOf(textForms.annotations, item._type) && typeof item._key === 'string'
      ? []
      : [foreign(place, `${textForms.annotations.join(' or ')} with a key`, item)],
  )
}

function spans({ children, markDefs }: Fields, path: Path): Problem[] {
  const keys = itemsOf(markDefs, []).flatMap(({ item }) =>
    isFields(item) && typeof item._key === 'string' ? [item._key] : [],
  )
  const place = [...path, 'children']
  if (!Array.isArray(children)) return [foreign(place, 'a list of words', children)]
  return itemsOf(children, place).flatMap(({ item, place }) => {
    if (isFields(item) && isOneOf(textForms.tokens, item._type)) return []
    if (!isFields(item) || item._type !== 'span') return [foreign(place, 'words', item)]
    return marks(item.marks, keys, [...place, 'marks'])
  })
}

/** Marks nest like elements: each at most once, and no link within a link. */
function marks(value: unknown, keys: readonly string[], path: Path): Problem[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return [foreign(path, 'a list', value)]
  const given: readonly unknown[] = value
  const unknown = given.findIndex((mark) => !isOneOf([...textForms.decorators, ...keys], mark))
  if (unknown !== -1) {
    return [
      {
        path,
        message: `A page cannot show words marked ${foundText(given[unknown])}. Clear their formatting.`,
        expected: `${textForms.decorators.join(', ')} or a link of the same paragraph`,
        found: foundText(given[unknown]),
      },
    ]
  }
  const isTwice = new Set(given).size < given.length
  if (!isTwice && given.filter((mark) => isOneOf(keys, mark)).length <= 1) return []
  return [
    {
      path,
      message:
        'These words have two links, or one mark twice. Clear their formatting and set it again.',
      expected: 'each mark once, and one link',
      found: given.map(foundText).slice(0, 5).join(', '),
    },
  ]
}

const foreign = (path: Path, expected: string, value: unknown): Problem => ({
  path,
  message: 'A page cannot show this part of the text. Remove it and write it again.',
  expected,
  found: isFields(value) ? `the type ${foundText(value._type)}` : foundText(value),
})

function itemsOf(list: unknown, path: Path): { item: unknown; place: Path }[] {
  if (!Array.isArray(list)) return []
  const segments = segmentsOf(list)
  return list.map((item: unknown, number) => ({
    item,
    place: [...path, segments[number] ?? number],
  }))
}
