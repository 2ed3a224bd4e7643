import { type Fields, foundText, isFields, type Path, type Problem } from '../problem.ts'
import { textForms } from '../text-forms.ts'
import { type Node, segmentsOf } from '../walk.ts'

const isOneOf = (values: readonly string[], value: unknown) =>
  typeof value === 'string' && values.includes(value)

const isBlock = (value: unknown) => isFields(value) && value._type === 'block'

/** What stands in a text of blocks though no editor of ours offers it, and no page could draw it. */
export function textBlocks({ path, value }: Node): Problem[] {
  if (!Array.isArray(value) || !value.some(isBlock)) return []
  return itemsOf(value, path).flatMap(({ item, place }) => {
    if (!isFields(item) || item._type !== 'block') return [foreign(place, 'a paragraph', item)]
    return [
      ...named(item, 'style', textForms.styles, place),
      ...named(item, 'listItem', textForms.lists, place),
      ...annotations(item, place),
      ...spans(item, place),
    ]
  })
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

function annotations({ markDefs }: Fields, path: Path): Problem[] {
  return itemsOf(markDefs, [...path, 'markDefs']).flatMap(({ item, place }) =>
    isFields(item) && isOneOf(textForms.annotations, item._type)
      ? []
      : [foreign(place, textForms.annotations.join(' or '), item)],
  )
}

function spans({ children, markDefs }: Fields, path: Path): Problem[] {
  const keys = itemsOf(markDefs, []).flatMap(({ item }) =>
    isFields(item) && typeof item._key === 'string' ? [item._key] : [],
  )
  return itemsOf(children, [...path, 'children']).flatMap(({ item, place }) => {
    if (isFields(item) && isOneOf(textForms.chips, item._type)) return []
    if (!isFields(item) || item._type !== 'span') return [foreign(place, 'words', item)]
    const marks: readonly unknown[] = Array.isArray(item.marks) ? item.marks : []
    const unknown = marks.find((mark) => !isOneOf([...textForms.decorators, ...keys], mark))
    if (unknown === undefined) return []
    return [
      {
        path: [...place, 'marks'],
        message: `A page cannot show words marked ${foundText(unknown)}. Clear their formatting.`,
        expected: `${textForms.decorators.join(', ')} or a link of the same paragraph`,
        found: foundText(unknown),
      },
    ]
  })
}

const foreign = (path: Path, expected: string, value: unknown): Problem => ({
  path,
  message: 'A page cannot show this part of the text. Remove it and write it anew.',
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
