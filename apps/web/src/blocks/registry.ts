/** Backgrounds of the design, one of which an editor may choose for a block. */
export type Background = 'paper' | 'vellum' | 'haldi'

type RegistryEntry = {
  /** Its `_type` in stored documents. */
  type: string
  /** Its usual background; absent: it has its own, and editors choose none. */
  background?: Background
}

/**
 * All blocks by the names of their folders, in the order of the Studio's menu. The files of a folder are found by their
 * names (README.md).
 */
export const blocks = {
  hero: { type: 'heroSection' },
  facts: { type: 'factsSection' },
  cards: { type: 'cardsSection', background: 'paper' },
  steps: { type: 'stepsSection', background: 'paper' },
  packages: { type: 'packagesSection', background: 'vellum' },
  figures: { type: 'figuresSection', background: 'haldi' },
  build: { type: 'buildSection', background: 'vellum' },
  text: { type: 'textSection', background: 'paper' },
  columns: { type: 'columnsSection', background: 'paper' },
  picture: { type: 'pictureSection', background: 'paper' },
  gallery: { type: 'gallerySection', background: 'paper' },
  video: { type: 'videoSection', background: 'paper' },
  testimonial: { type: 'testimonialSection', background: 'paper' },
  logos: { type: 'logosSection', background: 'paper' },
  questions: { type: 'questionsSection', background: 'paper' },
  enquiry: { type: 'enquirySection', background: 'haldi' },
  closing: { type: 'closing' },
} as const satisfies Record<string, RegistryEntry>

export type BlockName = keyof typeof blocks
export type BlockType = (typeof blocks)[BlockName]['type']

export const blockNames = Object.keys(blocks) as BlockName[]

const names = new Map<string, BlockName>(blockNames.map((name) => [blocks[name].type, name]))

/** Throws for a type that the registry does not list. */
export function getBlockName(type: string): BlockName {
  const name = names.get(type)
  if (!name) throw new Error(`blocks/registry.ts lists no block of the type “${type}”`)
  return name
}

export const getDefaultBackground = (name: BlockName): Background | undefined => {
  const entry: RegistryEntry = blocks[name]
  return entry.background
}

/** Values of `import.meta.glob('./*\/schema.ts')` by the names of their blocks; not every block has each file. */
export const mapByBlock = <Value>(modules: Record<string, Value>): Map<BlockName, Value> =>
  new Map(
    blockNames.flatMap((name): [BlockName, Value][] => {
      const [, value] =
        Object.entries(modules).find(([file]) => file.startsWith(`./${name}/`)) ?? []
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** The same for a file that every block has. Throws for a block without it. */
export function mapByEveryBlock<Value>(
  modules: Record<string, Value>,
  file: string,
): Record<BlockName, Value> {
  const components = mapByBlock(modules)
  const missing = blockNames.find((name) => !components.has(name))
  if (missing) throw new Error(`blocks/${missing} has no ${file}`)
  return Object.fromEntries(components) as Record<BlockName, Value>
}
