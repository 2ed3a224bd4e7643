/** A place for a drawing on a service page; sizes in px. */
type DrawingPlace = {
  readonly title: string
  readonly width: number
  readonly height: number
}

const createDrawingSlots = <Name extends string>(
  names: Record<Name, string>,
  width: number,
  height: number,
) =>
  Object.fromEntries(
    Object.entries(names).map(([name, title]) => [name, { title, width, height }]),
  ) as Record<Name, DrawingPlace>

const four = {
  '1': 'First of four',
  '2': 'Second of four',
  '3': 'Third of four',
  '4': 'Last of four',
}

/**
 * Places for drawings on a service page, by layout. A drawing is named by layout, slug and place:
 * `storyboard/web-development-plate-1`. Documents in lakes have these names of places.
 */
export const serviceDrawings = {
  specimen: {
    ...createDrawingSlots(four, 200, 96),
    ...createDrawingSlots({ feature: 'Beside the first feature (Specimen)' }, 420, 200),
  },
  ledger: {
    ...createDrawingSlots({ wide: 'System drawing (Ledger)' }, 1240, 420),
    ...createDrawingSlots({ tall: 'System drawing on phones (Ledger)' }, 420, 900),
  },
  storyboard: {
    ...createDrawingSlots(four, 280, 340),
    ...createDrawingSlots(
      {
        'plate-1': 'Beside the first feature (Storyboard)',
        'plate-2': 'Beside the second feature (Storyboard)',
        'plate-3': 'Beside the third feature (Storyboard)',
      },
      640,
      480,
    ),
  },
} as const satisfies Record<string, Record<string, DrawingPlace>>

type ServiceLayout = keyof typeof serviceDrawings
export type DrawingName = {
  [Layout in ServiceLayout]: keyof (typeof serviceDrawings)[Layout]
}[ServiceLayout]

/** Places by name; none for an unknown layout. */
export const getDrawingSlots = (layout: unknown): Readonly<Record<string, DrawingPlace>> =>
  typeof layout === 'string' && Object.hasOwn(serviceDrawings, layout)
    ? serviceDrawings[layout as ServiceLayout]
    : {}

/** Billing periods of a package. */
export const paidPeriods = ['project', 'month', 'licence'] as const
export type PaidPeriod = (typeof paidPeriods)[number]

export const isPaidPeriod = (value: unknown): value is PaidPeriod =>
  paidPeriods.some((period) => period === value)
