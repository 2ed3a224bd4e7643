import {
  type FieldDefinition,
  line,
  menu,
  type PreviewConfig,
  reference,
} from '@kitewright/schema-fields'

/** The parts of a block that editors see. */
export type BlockSchema = {
  title: string
  fields: readonly FieldDefinition[]
  /** How a list shows it; absent: its heading and its title. */
  preview?: PreviewConfig
  /** Home always shows such content, so its menu leaves the block out. */
  isOnHome?: false
}

export const defineHeading = () => line('heading', 'Heading', 'One short sentence.', { max: 200 })

export const defineService = (description: string, { optional = false } = {}) =>
  reference('service', 'Service', description, 'service', { optional })

/** Background and space of a block, of the few that the design has. */
export const createAppearanceFields = () => [
  menu(
    'background',
    'Background',
    'If empty, the usual one of this block.',
    [
      { value: 'paper', title: 'Paper' },
      { value: 'vellum', title: 'Darker paper' },
      { value: 'haldi', title: 'Yellow' },
    ],
    { optional: true },
  ),
  menu(
    'space',
    'Space above and below',
    'If empty, the usual space.',
    [{ value: 'tight', title: 'Less' }],
    { optional: true },
  ),
]

/** Shows a block in a list by this field, and its kind below. */
export const createFieldPreview = (title: string, kind: string): PreviewConfig => ({
  select: { title },
  prepare: ({ title: text }: { title?: string }) => ({ title: text || kind, subtitle: kind }),
})

/** Shows a block in a list by its heading, with its kind and the name of the entry or topic that it shows. */
export const createSourcePreview = (source: string, kind: string): PreviewConfig => ({
  select: { title: 'heading', source },
  prepare: ({ title, source }: { title?: string; source?: string }) => ({
    title,
    subtitle: `${kind}: ${source ?? ''}`,
  }),
})
