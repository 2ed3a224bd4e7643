import { formatCount } from '@kitewright/content-rules/check'
import { formatAmount } from '@kitewright/content-rules/price'
import { Flex, Select, Text, TextInput } from '@sanity/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { parsePrice } from '../../inputs/rupees/parse-price.ts'
import { Muted, SmallButton } from '../../ui.tsx'
import type { Change, ChangeRequest } from './changes.ts'
import type { Cell } from './prices.ts'
import { type Area, getPositions } from './selection.ts'
import { getAmount, getCell, type Row } from './sheet.ts'

/** By how much prices are raised, or lowered when it is negative. */
export type Raise = {
  by: number
  unit: 'percent' | 'rupees'
  /** Rounds the result to a multiple of this, in rupees; 1 does not round. */
  roundTo: number
}

/** Choices for rounding, in rupees. */
const STEPS = [1, 500, 1_000, 5_000, 10_000, 25_000, 50_000, 100_000] as const

/** A price after a raise, in whole rupees; halves are rounded up. */
export function computeRaise(rupees: number, { by, unit, roundTo }: Raise): number {
  const exact = unit === 'percent' ? (rupees * (100 + by)) / 100 : rupees + by
  // Rounded to hundredths first, against floating-point errors: 110 % of 4,150 is 4,565.
  return Math.round(Number(exact.toFixed(2)) / roundTo) * roundTo
}

/** Parses a typed amount: 10, 7.5 %, −5; rupees also as 5K. Undefined if it is no number. */
export function parseRaise(text: string, how: Omit<Raise, 'by'>): Raise | undefined {
  const [, sign, rest = ''] = /^\s*([-−+]?)\s*(.*?)\s*$/.exec(text) ?? []
  const size = how.unit === 'percent' ? parsePercent(rest) : parseRupees(rest)
  if (size === undefined) return undefined
  return { ...how, by: sign === '-' || sign === '−' ? -size : size }
}

function parsePercent(text: string): number | undefined {
  const [, digits] = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

function parseRupees(text: string): number | undefined {
  const reading = parsePrice(text)
  return reading.kind === 'amount' ? reading.rupees : undefined
}

type Props = {
  rows: readonly Row[]
  area: Area
  onRaise: (request: ChangeRequest) => boolean
}

/** Raises the selected prices by a percentage or an amount, rounded. */
export function RaiseBar({ rows, area, onRaise }: Props) {
  const [by, setBy] = useState('10')
  const [unit, setUnit] = useState<Raise['unit']>('percent')
  const [roundTo, setRoundTo] = useState<number>(1_000)
  const cells = getPricedCells(rows, area)
  const raise = parseRaise(by, { unit, roundTo })
  const changes = raise ? createChanges(cells, raise) : []
  const same = changes.filter(({ to }, index) => to === cells[index]?.amount).length

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onRaise(
      raise
        ? { changes }
        : {
            problem: `“${by}” is no ${unit === 'percent' ? 'percentage' : 'amount'}. Write a number.`,
          },
    )
  }
  return (
    <form onSubmit={submit} aria-label="Raise what is selected">
      <Flex align="center" gap={2} wrap="wrap">
        <Text size={1}>Raise by</Text>
        <Field width={84}>
          <TextInput
            aria-label="Raise by"
            fontSize={1}
            padding={2}
            inputMode="decimal"
            value={by}
            onChange={(event) => setBy(event.currentTarget.value)}
          />
        </Field>
        <Field width={96}>
          <Select
            aria-label="Percent or rupees"
            fontSize={1}
            padding={2}
            value={unit}
            onChange={(event) =>
              setUnit(event.currentTarget.value === 'rupees' ? 'rupees' : 'percent')
            }
          >
            <option value="percent">%</option>
            <option value="rupees">rupees</option>
          </Select>
        </Field>
        <Text size={1}>rounded to</Text>
        <Field width={104}>
          <Select
            aria-label="Rounded to"
            fontSize={1}
            padding={2}
            value={roundTo}
            onChange={(event) => setRoundTo(Number(event.currentTarget.value))}
          >
            {STEPS.map((step) => (
              <option key={step} value={step}>
                {step === 1 ? '1 rupee' : `₹${formatAmount(step)}`}
              </option>
            ))}
          </Select>
        </Field>
        <SmallButton
          type="submit"
          tone="primary"
          disabled={cells.length === 0}
          text={`${raise && raise.by < 0 ? 'Lower' : 'Raise'} ${formatCount(cells.length, 'price')}`}
        />
        {raise && same > 0 && (
          <Muted>{formatCount(same, 'stays the same', 'stay the same')}, as rounded</Muted>
        )}
      </Flex>
    </form>
  )
}

const Field = ({ width, children }: { width: number; children: ReactNode }) => (
  <div style={{ width }}>{children}</div>
)

type Priced = { cell: Cell; amount: number }

/** The editable cells of an area that have a price. */
const getPricedCells = (rows: readonly Row[], area: Area): Priced[] =>
  getPositions(area)
    .flat()
    .flatMap((index) => {
      const cell = rows[index.row]?.mayEdit ? getCell(rows, index) : undefined
      const amount = cell && getAmount(rows, cell)
      return cell && amount !== undefined ? [{ cell, amount }] : []
    })

const createChanges = (cells: readonly Priced[], raise: Raise): Change[] =>
  cells.map(({ cell, amount }) => ({ cell, to: computeRaise(amount, raise) }))
