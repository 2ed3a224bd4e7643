import { linkTargets } from '@kitewright/content-types/addresses'
import type { FieldRules } from '@kitewright/content-types/model'
import { API_VERSION } from '@kitewright/content-types/queries'
import type { ComponentType } from 'react'
import {
  type ArrayRule,
  type ConditionalProperty,
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type Rule,
  type StringInputProps,
} from 'sanity'
import { pictureNotice } from '../inputs/images/picture-notice.ts'
import { PageInput } from '../inputs/links/page-input.tsx'
import type { Empty } from '../inputs/links/usual-links.ts'
import { UsualLinksInput } from '../inputs/links/usual-links-input.tsx'
import { addressFrom } from './address-from.ts'
import { nextRank } from './next-rank.ts'

/**
 * Short names for the fields that most types have, so that a schema file reads as a list of
 * what an editor sees. Each takes the field's name, its title, and a description written for
 * the editor. Required by default.
 *
 * Limits of a field beyond its shape are declared here too, as `options.rules`: the length of a text,
 * the number of items, the targets of a link. `pnpm generate` writes them for the build, and
 * the shared rules (packages/content-rules) check both.
 */
type Options = { optional?: boolean; group?: string }
type HidableOptions = Options & { hidden?: ConditionalProperty }
type Values = readonly { value: string; title: string }[]

/** Every text has a limit, with a count in the form. */
type TextRules = Pick<FieldRules, 'least' | 'written' | 'noPlaceholders'> & { most: number }
type ListRules = Pick<FieldRules, 'count' | 'item'>
/** A list is required unless it says what the site shows for an empty one. */
type ListOptions = ListRules & { empty?: Empty; group?: string }

/** The field is required unless it is optional. */
const asked =
  (optional = false) =>
  <Rule extends { required: () => Rule }>(rule: Rule): Rule =>
    optional ? rule : rule.required()

/**
 * Rules of a list. A full list offers no more items in its form; the rules of the site report too
 * many items, as in the build.
 */
const atMost = (count: FieldRules['count'], optional?: boolean) => (rule: ArrayRule<unknown[]>) => [
  asked(optional)(rule),
  ...(count === undefined ? [] : [rule.max([count].flat().at(-1) ?? 0).info()]),
]

type More = Options & Record<string, unknown>

const field = (
  type: string,
  name: string,
  title: string,
  description: string,
  { optional, ...more }: More = {},
) =>
  defineField({
    name,
    title,
    description,
    type,
    validation: asked(optional),
    ...more,
  } as FieldDefinition)

/** A kind of field whose other options are its rules. */
const ruled =
  <Rules extends object>(type: string, more: More = {}) =>
  (
    name: string,
    title: string,
    description: string,
    { optional, group, ...rules }: Options & Rules,
  ) =>
    field(type, name, title, description, { ...more, optional, group, options: { rules } })

export const line = ruled<TextRules>('string')

export const paragraph = (
  name: string,
  title: string,
  description: string,
  { rows = 3, ...options }: Options & TextRules & { rows?: number },
) => ruled<TextRules>('text', { rows })(name, title, description, options)

/** A number. Studio and build refuse a value outside of its range, and a fraction if it is `whole`. */
export const number = ruled<Required<Pick<FieldRules, 'range'>> & Pick<FieldRules, 'whole'>>(
  'number',
)

/** A typed address: a safe web address, or a path of this site. */
export const href = (
  name: string,
  title: string,
  description: string,
  { written, ...options }: Options & Pick<FieldRules, 'written'> = {},
) =>
  field('string', name, title, description, {
    ...options,
    options: { rules: { is: 'link', written } },
  })

type Target = { page?: unknown; href?: unknown }

/** The target of a link: a page of this site, whose address may change, or a web address. */
export const target = () => [
  defineField({
    name: 'page',
    title: 'Page',
    description: 'A page of this site, or a post, job or project. The link follows its address.',
    type: 'reference',
    to: linkTargets.map((type) => ({ type })),
    components: { input: PageInput },
  }),
  defineField({
    name: 'anchor',
    title: 'Place on the page',
    description: 'The name of a part of it, for example “services” on Home. Empty: its beginning.',
    type: 'string',
    hidden: ({ parent }: { parent?: Target }) => !parent?.page,
    options: {
      rules: {
        most: 64,
        noPlaceholders: true,
        written: {
          as: /^[a-z0-9]+(-[a-z0-9]+)*$/,
          message: 'Use small letters, digits and single hyphens only.',
          expected: 'lower-case letters, digits and hyphens',
        },
      },
    },
  }),
  {
    ...href(
      'href',
      'Web address',
      'Instead of a page: an address that starts with https:, mailto: or tel:.',
      { optional: true },
    ),
    hidden: ({ parent }: { parent?: Target }) => Boolean(parent?.page) && !parent?.href,
  },
]

/** A field of one of our own object types, for example `headline` or `link`. */
export const part = (
  name: string,
  title: string,
  description: string,
  type: string,
  options: Options = {},
) => field(type, name, title, description, options)

/** A reference to an entry of one type. */
export const reference = (
  name: string,
  title: string,
  description: string,
  to: string,
  options: Options = {},
) => field('reference', name, title, description, { ...options, to: [{ type: to }] })

/** Shapes to which pages cut a picture; its form shows each around the hotspot. */
type Crops = readonly { title: string; aspectRatio: number }[]

/** A picture shown `leastWidth` pixels wide; smaller and animated ones get a notice and may be published. */
export const picture = (
  name: string,
  title: string,
  description: string,
  { leastWidth, crops, ...options }: Options & { leastWidth?: number; crops?: Crops } = {},
) =>
  ({
    ...part(name, title, description, 'picture', options),
    ...(crops && { options: { hotspot: { previews: [...crops] } } }),
    validation: (rule: Rule) => [
      asked(options.optional)(rule),
      rule.custom((value) => pictureNotice(value, leastWidth)).warning(),
    ],
  }) as FieldDefinition

const listOptions = (rules: ListRules, empty: Empty | undefined) => ({
  rules: { ...rules, mayBeEmpty: empty ? true : undefined },
  empty,
})

/** An ordered list; `of` names the type of its items. Editors drag the items to order them. */
export const list = (
  name: string,
  title: string,
  description: string,
  of: string,
  { empty, group, ...rules }: ListOptions = {},
) =>
  field('array', name, title, description, {
    of: [defineArrayMember({ type: of })],
    group,
    options: listOptions(rules, empty),
    components: empty && empty !== 'nothing' ? { input: UsualLinksInput } : undefined,
    validation: atMost(rules.count, empty !== undefined),
  })

/** An ordered list of short texts, each of at most `most` characters. */
export const lines = (
  name: string,
  title: string,
  description: string,
  { empty, group, most, ...rules }: ListOptions & { empty?: 'nothing'; most: number },
) =>
  field('array', name, title, description, {
    of: [defineArrayMember({ type: 'string', options: { rules: { most } } })],
    group,
    options: listOptions(rules, empty),
    validation: atMost(rules.count, empty !== undefined),
  })

/** An object that only one type uses, written where it is used. */
export const section = (
  name: string,
  title: string,
  description: string,
  fields: FieldDefinition[],
  options: HidableOptions = {},
) =>
  field('object', name, title, description, { ...options, fields, options: { collapsible: true } })

/** A choice from a fixed list. */
export const choice = (
  name: string,
  title: string,
  description: string,
  values: Values,
  { input, ...options }: Options & { input?: ComponentType<StringInputProps> } = {},
) =>
  field('string', name, title, description, {
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
) => field('string', name, title, description, { ...options, options: { list: [...values] } })

export const slug = (description: string, options: Options = {}) =>
  defineField({
    name: 'slug',
    title: 'Address',
    description,
    type: 'slug',
    group: options.group,
    // The shared rules see to it, and name the other document.
    options: {
      source: 'title',
      slugify: addressFrom,
      maxLength: 64,
      isUnique: () => true,
      rules: { is: 'address' },
    },
    validation: (rule) => rule.required(),
  })

/**
 * Position among its siblings; written by dragging in the list, never typed. A new document goes to
 * the end, where it is easy to find.
 */
export const orderRank = (type: string) =>
  defineField({
    name: 'orderRank',
    title: 'Position',
    description: 'Set by dragging in the list.',
    type: 'string',
    hidden: true,
    initialValue: async (_, { getClient }) =>
      nextRank(
        await getClient({ apiVersion: API_VERSION })
          .withConfig({ perspective: 'raw' })
          .fetch('*[_type == $type] | order(orderRank desc)[0].orderRank', { type }),
      ),
  })
