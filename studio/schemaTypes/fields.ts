import { linkTargets, type MenuName } from '@kitewright/content-types/addresses'
import type { FieldRules } from '@kitewright/content-types/model'
import { API_VERSION } from '@kitewright/content-types/queries'
import {
  createField,
  type FieldOptions,
  type ListOptions,
  lines,
  list as plainList,
} from '@kitewright/schema-fields'
import { defineField, type FieldDefinition } from 'sanity'
import { DefaultLinksInput } from '../inputs/links/default-links-input.tsx'
import { PageInput } from '../inputs/links/page-input.tsx'
import { getNextRank } from './next-rank.ts'
import { toSlug } from './to-slug.ts'

/** Fields with inputs of this Studio, and those of all schema files. */
export {
  choice,
  line,
  lines,
  menu,
  number,
  paragraph,
  part,
  picture,
  reference,
  section,
} from '@kitewright/schema-fields'

/** A typed address: a safe web address, or a path of this site. */
export const href = (
  name: string,
  title: string,
  description: string,
  { pattern, ...options }: FieldOptions & Pick<FieldRules, 'pattern'> = {},
) =>
  createField('string', name, title, description, {
    ...options,
    options: { rules: { is: 'link', pattern } },
  })

type Target = { page?: unknown; href?: unknown }

/** The target of a link: a page of this site, whose address may change, or a web address. */
export const defineLinkTarget = () => [
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
    description:
      'The name of a section of the page, for example “services” on Home. If empty, the link leads to its top.',
    type: 'string',
    hidden: ({ parent }: { parent?: Target }) => !parent?.page,
    options: {
      rules: {
        max: 64,
        noPlaceholders: true,
        pattern: {
          as: /^[a-z0-9]+(-[a-z0-9]+)*$/,
          message: 'Use small letters, digits and single hyphens only.',
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

/** An ordered list, which may show the usual links of a menu while it is empty. */
export const list = (
  name: string,
  title: string,
  description: string,
  of: string,
  options: ListOptions<'nothing' | MenuName> = {},
): FieldDefinition => {
  const field = plainList(name, title, description, of, options)
  const hasDefaultLinks = options.empty !== undefined && options.empty !== 'nothing'
  return hasDefaultLinks ? { ...field, components: { input: DefaultLinksInput } } : field
}

export const defineSlug = (description: string) =>
  defineField({
    name: 'slug',
    title: 'Address',
    description,
    type: 'slug',
    // The shared rules see to it, and name the other document.
    options: {
      source: 'title',
      slugify: toSlug,
      maxLength: 64,
      isUnique: () => true,
      rules: { is: 'address' },
    },
    validation: (rule) => rule.required(),
  })

/** Written when an entry with another address is published. */
export const defineEarlierAddresses = (what: string, example: string) =>
  lines(
    'earlierAddresses',
    'Earlier addresses',
    `${what}, such as “${example}”. They redirect to it. A new address adds the old one here; remove one to free it.`,
    { max: 64, item: 'address', empty: 'nothing' },
  )

/** Fields of one tab of the form. */
export const inGroup = (group: string, ...fields: FieldDefinition[]) =>
  fields.map((field) => ({ ...field, group }))

/** The last day of an entry, which then leaves the site without another publish. */
export const defineEnd = (description: string) =>
  defineField({ name: 'endsOn', title: 'Ends on', description, type: 'date' })

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
      getNextRank(
        await getClient({ apiVersion: API_VERSION })
          .withConfig({ perspective: 'raw' })
          .fetch('*[_type == $type] | order(orderRank desc)[0].orderRank', { type }),
      ),
  })
