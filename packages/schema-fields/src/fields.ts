import type { FieldRules } from '@kitewright/content-types/model'
import type { ComponentType } from 'react'
import type {
  ArrayRule,
  ConditionalProperty,
  FieldDefinition,
  Rule,
  StringInputProps,
} from 'sanity'
import { getPictureNotice } from './picture-notice.ts'

export type { FieldDefinition, PreviewConfig } from 'sanity'

declare module 'sanity' {
  interface BaseSchemaTypeOptions {
    /** Limits of a field beyond its shape; `pnpm generate` writes them for the build. */
    rules?: FieldRules
  }
}

/**
 * Short names for the fields that most types have, so that a schema file reads as a list of
 * what an editor sees. Each takes the field's name, its title, and a description written for
 * the editor. Required by default.
 *
 * Limits of a field beyond its shape are declared here too, as `options.rules`: the length of a text,
 * the number of items, the targets of a link. `pnpm generate` writes them for the build, and
 * the shared rules (packages/content-rules) check both.
 */
export type FieldOptions = { optional?: boolean; group?: string }
export type HidableOptions = FieldOptions & { hidden?: ConditionalProperty }
type Values = readonly { value: string; title: string }[]

/** Every text has a limit, with a count in the form. */
type TextRules = Pick<FieldRules, 'min' | 'pattern' | 'noPlaceholders' | 'is'> & { max: number }
type ListRules = Pick<FieldRules, 'count' | 'item' | 'letters'>
/** A list is required unless it says what the site shows for an empty one. */
export type ListOptions<Empty extends string = 'nothing'> = ListRules & {
  empty?: Empty
  group?: string
}

/** Marks the field as required, unless it is optional. */
export const requireUnless =
  (optional = false) =>
  <Checked extends { required: () => Checked }>(rule: Checked): Checked =>
    optional ? rule : rule.required()

/**
 * Rules of a list. A full list offers no more items in its form; the rules of the site report too
 * many items, as in the build.
 */
const limitItems =
  (count: FieldRules['count'], optional?: boolean) => (rule: ArrayRule<unknown[]>) => [
    requireUnless(optional)(rule),
    ...(count === undefined ? [] : [rule.max([count].flat().at(-1) ?? 0).info()]),
  ]

type More = FieldOptions & Record<string, unknown>

export const createField = (
  type: string,
  name: string,
  title: string,
  description: string,
  { optional, ...more }: More = {},
): FieldDefinition =>
  ({
    name,
    title,
    description,
    type,
    validation: requireUnless(optional),
    ...more,
  }) as FieldDefinition

/** A kind of field whose other options are its rules. */
const withRules =
  <Rules extends object>(type: string, more: More = {}) =>
  (
    name: string,
    title: string,
    description: string,
    { optional, group, ...rules }: FieldOptions & Rules,
  ) =>
    createField(type, name, title, description, { ...more, optional, group, options: { rules } })

export const line = withRules<TextRules>('string')

export const paragraph = (
  name: string,
  title: string,
  description: string,
  { rows = 3, ...options }: FieldOptions & TextRules & { rows?: number },
) => withRules<TextRules>('text', { rows })(name, title, description, options)

/** A number. Studio and build refuse a value outside of its range, and a fraction if it is `whole`. */
export const number = withRules<Required<Pick<FieldRules, 'range'>> & Pick<FieldRules, 'integer'>>(
  'number',
)

/** A field of one of our own object types, for example `headline` or `link`. */
export const part = (
  name: string,
  title: string,
  description: string,
  type: string,
  options: FieldOptions = {},
) => createField(type, name, title, description, options)

/** A reference to an entry of one type. */
export const reference = (
  name: string,
  title: string,
  description: string,
  to: string,
  options: FieldOptions = {},
) => createField('reference', name, title, description, { ...options, to: [{ type: to }] })

/** An ordered list of references to entries of one type. */
export const references = (
  name: string,
  title: string,
  description: string,
  to: string,
  rules: ListRules,
) =>
  createField('array', name, title, description, {
    of: [{ type: 'reference', to: [{ type: to }] }],
    options: { rules },
  })

/** Shapes to which pages cut a picture; its form shows each around the hotspot. */
type Crops = readonly { title: string; aspectRatio: number }[]
type PictureOptions = FieldOptions & { minWidth?: number; crops?: Crops }

/** A picture shown `minWidth` pixels wide; smaller and animated ones get a notice and may be published. */
export const picture = (
  name: string,
  title: string,
  description: string,
  { minWidth, crops, ...options }: PictureOptions = {},
) =>
  ({
    ...part(name, title, description, 'picture', options),
    ...(crops && { options: { hotspot: { previews: [...crops] } } }),
    validation: (rule: Rule) => [
      requireUnless(options.optional)(rule),
      rule.custom((value) => getPictureNotice(value, minWidth)).warning(),
    ],
  }) as FieldDefinition

/** A list of pictures, each with more fields. */
export const pictures = (
  title: string,
  description: string,
  count: readonly [min: number, max: number],
  fields: readonly FieldDefinition[],
  { crops }: Pick<PictureOptions, 'crops'> = {},
) =>
  createField('array', 'pictures', title, description, {
    of: [
      {
        type: 'object',
        fields: [
          picture('image', 'Picture', 'The alt text says what it shows.', { crops }),
          ...fields,
        ],
        preview: { select: { media: 'image', title: 'image.alt' } },
      },
    ],
    options: { rules: { count, item: 'picture' } },
  })

/** An uploaded file, whose name has one of these endings. */
export const upload = (
  name: string,
  title: string,
  description: string,
  endings: readonly string[],
  hidden?: ConditionalProperty,
) =>
  createField('file', name, title, description, {
    optional: true,
    hidden,
    options: { accept: endings.map((ending) => `.${ending}`).join(), rules: { endings } },
  })

const createListOptions = (rules: ListRules, empty: string | undefined) => ({
  rules: { ...rules, mayBeEmpty: empty ? true : undefined },
  empty,
})

/** An ordered list; `of` names the type of its items. Editors drag the items to order them. */
export const list = (
  name: string,
  title: string,
  description: string,
  of: string,
  { empty, group, ...rules }: ListOptions<string> = {},
) =>
  createField('array', name, title, description, {
    of: [{ type: of }],
    group,
    options: createListOptions(rules, empty),
    validation: limitItems(rules.count, empty !== undefined),
  })

/** An ordered list of short texts, each of at most `max` characters. */
export const lines = (
  name: string,
  title: string,
  description: string,
  { empty, group, max, ...rules }: ListOptions & { max: number },
) =>
  createField('array', name, title, description, {
    of: [{ type: 'string', options: { rules: { max } } }],
    group,
    options: createListOptions(rules, empty),
    validation: limitItems(rules.count, empty !== undefined),
  })

/** An object that only one type uses, written where it is used. */
export const section = (
  name: string,
  title: string,
  description: string,
  fields: FieldDefinition[],
  options: HidableOptions = {},
) =>
  createField('object', name, title, description, {
    ...options,
    fields,
    options: { collapsible: true },
  })

/** A choice from a fixed list. */
export const choice = (
  name: string,
  title: string,
  description: string,
  values: Values,
  { input, ...options }: FieldOptions & { input?: ComponentType<StringInputProps> } = {},
) =>
  createField('string', name, title, description, {
    ...options,
    options: { list: [...values], layout: 'radio' },
    components: input && { input },
  })

/** A choice from a list that is too long for radio buttons. */
export const menu = (
  name: string,
  title: string,
  description: string,
  values: Values,
  options: HidableOptions = {},
) => createField('string', name, title, description, { ...options, options: { list: [...values] } })
