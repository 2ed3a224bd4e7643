/** Classes of a card's parts. */
export type CardVariant = {
  card: string
  layout: string
  picture?: string
  kite: string
  column: string
  title: string
  /** For title and price. */
  strong: string
  size: string
  text: string
  tags: string
}

/** A card as large as its neighbours. */
export const plain: CardVariant = {
  card: 'md:bg-sheet',
  layout: 'card-layout',
  kite: 'mt-0.5 w-17 md:mt-0 md:w-21',
  column: 'flex-1 md:mt-4.5',
  title: 'text-h4/110',
  strong: 'text-ink',
  size: 'measure-192 md:text-md',
  text: 'text-ink-2',
  tags: 'text-ink-3',
}

/** Two places wide, its kite beside the text. */
const wide: CardVariant = {
  ...plain,
  kite: 'card-kite-wide',
  column: 'md:mt-auto md:max-w-[56%]',
}

/** Its kite is larger than the card; one card wide and one row high, less of it fits. */
const first: CardVariant = {
  card: 'max-md:-mt-[1.5px] md:max-lg:min-h-84 md:col-span-2 md:bg-rani lg:row-span-2',
  layout: 'md:overflow-hidden md:p-[clamp(1.4rem,2.2vw,2.25rem)]',
  // On phones from edge to edge.
  picture: 'card-picture-first',
  kite: 'service-card__kite--first card-kite-first',
  column: 'md:mt-auto md:max-w-100',
  title: 'text-h3/110 md:text-h2/95',
  strong: 'text-ink md:text-sheet',
  size: 'measure-192 md:measure-170 md:text-lead/140',
  text: 'text-ink-2 md:text-sheet',
  tags: 'text-ink-3 md:text-sheet',
}

/**
 * Ten cards in a field of four by four that shares its lines, on tablets of two by seven. A card's place, not
 * its service, decides its size and colour. The plain ones flow around those that name a row or column.
 */
const variants: Record<number, CardVariant> = {
  0: first,
  6: {
    ...wide,
    // No paper of the kite in the colour of the card.
    kite: 'card-kite-wide card-kite-on-haldi',
    card: 'md:max-lg:row-start-4 md:col-span-2 md:bg-haldi md:[--fold:var(--color-rani)]',
    text: 'text-ink-2 md:text-ink',
    tags: 'text-ink-3 md:text-ink',
  },
  7: {
    ...plain,
    card: 'md:row-span-2 md:bg-night',
    kite: 'card-kite-night',
    column: 'md:mt-auto',
    strong: 'text-ink md:text-sheet',
    text: 'text-ink-2 md:text-on-night-2',
    tags: 'text-ink-3 md:text-on-night-2',
  },
  8: { ...plain, card: 'md:bg-sheet lg:col-start-3' },
  9: { ...wide, card: 'md:col-span-2 md:bg-sheet lg:row-start-4' },
}

/** The night tile of the mosaic. */
export const NIGHT_PLACE = 7

export const getCardVariant = (index: number) => variants[index] ?? plain
