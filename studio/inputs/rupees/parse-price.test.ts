import {
  formatAmount,
  formatFullAmount,
  formatPrice,
  formatRange,
} from '@kitewright/content-rules/price'
import { getPropertyRuns } from '@kitewright/content-rules/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ParsedPrice, parsePrice } from './parse-price.ts'

/** A parsed price in short: 66000, "66000 to 200000", "800000 and more"; for a rejected text its readings. */
function short(reading: ParsedPrice): number | string {
  switch (reading.kind) {
    case 'amount':
      return reading.rupees
    case 'range':
      return reading.to === undefined
        ? `${reading.from} and more`
        : `${reading.from} to ${reading.to}`
    case 'refused':
      return `refused: ${reading.readings.join(' or ') || 'no price'}`
    default:
      return reading.kind
  }
}

/** Each text between two bars is a case; blanks count. */
const cases = (...lines: string[]) => lines.flatMap((line) => line.split(' | '))

const amounts: Record<number, readonly string[]> = {
  500: cases('500 | ₹500 | 500/- | Rs 500 only | ५०० | 0.5K | 500.00'),
  50000: cases(
    '50000 | 50,000 | 50K | 50k | 50 K | 50 thousand | 50 Thousands | 0.5L | 0.5 lakh | ₹50K',
    '₹ 50,000 | ₹50,000/- | Rs.50000 | Rs. 50,000 | Rs 50,000/- | rs50000 | RS. 50K',
    'INR 50,000 | INR50000 | 50000 INR | 50,000 INR only | 50000INR | 50K INR | 50,000 Rs.',
    '50,000 rupees | Rupees 50,000 only | 50,000 Rupees only | 50,000 (only) | ₨ 50,000 | ₨50K',
    '50,000.00 | 50000.0 | ₹50,000.00 | 50,000 /- | 50,000/= | 50K. | 50,000. | Re. 50,000',
    '५०,००० | ५०००० रुपये | ५० हज़ार | ५० हजार | ५० हज़ार | रु. ५०,००० | रु ५०,००० मात्र',
    '５０，０００ | ５０Ｋ | ₹５００００ | 50\u00a0000 | 50\u202f000 | 50\u2009000 | 50\u2007000 | ₹\u00a050K',
    '50\u202fK | \u200b50K | 50\u2060K | ₹\u200a50,000 | \u202a50,000\u202c | \ufeff50K',
    '৫০,০০০ | ૫૦,૦૦૦ | ௫௦,௦௦௦ | ౫౦,౦౦౦ | ೫೦,೦೦೦ | ൫൦,൦൦൦ | ੫੦,੦੦੦ | ୫୦,୦୦୦ | ۵۰,۰۰۰',
    '50K per month | 50,000/month | ₹50K per project | 50,000 / licence |   50K   | \t50,000\n',
  ),
  66500: cases('66.5K | 66,500 | 66500 | 66.50K | 0.665L | 0.665 lakh'),
  99999: cases('99,999 | 99999 | ₹99,999 | Rs. 99,999/-'),
  150000: cases(
    '1.5L | 1.5 L | 1.5l | 1.50L | 1.5 lakh | 1.5 Lakhs | 1.5 lac | 1.5 lacs | 1.5 LACS | 150K',
    '1,50,000 | 150,000 | 150000 | 1,50,000/- | Rs. 1,50,000 only | Rs.1,50,000/- only',
    '1.5 lacs only | ₹1.5 lakh | INR 1.5 lakhs | 1.5 lakh rupees | १.५ लाख | १,५०,०००',
    '1\u202f50\u202f000 | 1.5L INR | 1\u00a050\u00a0000 | 150\u202f000 | 1.5lakh | 1.5Lakhs',
    '0.015 crore',
  ),
  1234567: cases('12,34,567 | 1,234,567 | 1234567 | ₹12,34,567 | 12.34567 lakh | 12,34,567.00'),
  10000000: cases(
    '1Cr | 1 cr | 1 Cr. | 1 crore | 1 Crores | 1 crs | 1,00,00,000 | 10,000,000 | 100L',
    '100 lakh | १ करोड़ | १ करोड | ₹1Cr | Rs. 1 crore only | 10000K',
  ),
  12500000: cases('1.25Cr | 1.25 crore | 1,25,00,000 | 12,500,000 | 125L | 12500000'),
  20000000: cases('2 crores | 2Cr | 2,00,00,000/- | INR 2 Cr'),
}
const ranges: Record<string, readonly string[]> = {
  '50000 to 200000': cases(
    '50K – 2L | ₹50K – 2L | ₹50K – ₹2L | 50K-2L | 50K—2L | 50K −2L | 50K to 2L',
    '50,000-2,00,000 | ₹50,000 – ₹2,00,000 | 50,000/- to 2,00,000/-',
    'Rs. 50,000 - Rs. 2,00,000 only | 50000 to 200000 | INR 50K-2L | 50K – 2L INR | ₹50K –\n2L',
    '50K\u00a0–\u00a02L | 0.5 - 2 lakh | 50 - 200K | 50K‑2L | ५० हज़ार – २ लाख | 50K TO 2 LAKHS',
    '50 thousand to 2 lakh | ₹50K – 2L per project',
  ),
  '25000 to 75000': cases('25 – 75K | ₹25K – 75K per month | ₹25 – 75K | 25K to 75K per month'),
  '500000 to 1500000': cases(
    '5-15 lakhs | 5–15L | 5 to 15 lacs | ₹5L – 15L | 5 lakh - 15 lakh only',
  ),
  '150000 to 200000': cases('1.5 – 2L | 1.5-2 lakh | 1.5L – 2,00,000'),
  '10000000 to 12500000': cases('₹1Cr – 1.25Cr | 1 – 1.25 crore | 100L – 125L'),
  '99999 to 200000': cases('99,999 – 2L | 99999 - 2L | ₹99,999 – 2,00,000'),
  '500 to 2000': cases('₹500 – 2,000 | 500-2000'),
  '200000 and more': cases(
    '2L+ | ₹2L+ | 2L + | 2 lakh+ | 2L and above | 2 lakhs and above | 2L & above | 2L or more',
    '2L and more | 2 lakh onwards | 2L plus | 2,00,000/- and above | 2,00,000+ | ₹2L+ per month',
    'Rs. 2,00,000 onward | ２Ｌ＋ | 2,00,000 and upwards | 2L+/month',
  ),
  open: cases('+ |  +  | ＋ | and above | and more | onwards'),
  nothing: ['', '  ', '\n', '\u00a0', '\u200b'],
}
const ambiguous: Record<string, readonly string[]> = {
  '₹66 or ₹66,000': cases('66.000 | ₹66.000 | Rs. 66.000/-'),
  '₹150 or ₹1,50,000': cases('150.000 | 150.000 INR'),
  '₹1,50,000 or ₹15,00,000': cases('1,5 lakh | 1,5L | ₹1,5 lacs'),
  '₹1,25,000 or ₹12,50,00,000': cases('1.250 lakh | 1,250 lakh'),
  '₹66,000 or ₹6,60,00,000': cases('66,000K | 66.000K'),
  '₹66 or ₹6,600': ['66,00'],
  '₹15': ['1,5'],
  '₹123': ['1,2,3'],
  '₹1,500 or ₹15,00,000': ['1500,000'],
  '₹66,500': ['66.500'],
  '₹15,00,000': cases('1,5000,00 | 1,500,00,0 | 1.500.000 | 15.00.000 | 1 500 000'),
  '₹1,50,000': cases('1 50 000 | 150 000 | 1,50,00,0 | 1.50.000 | 0,150,000 | 0150000'),
  '₹50,000+': ['50 000+'],
  '₹66+ or ₹66,000+': cases('66.000+ | 66.000 and above'),
  '₹1,00,000 – 2,00,000': ['1,00,00,0 – 2L'],
  '₹1,50,000 – 2,00,000': ['1,5L-2L'],
  '₹1,50,000 – 2,00,000 or ₹15 – 2,00,000 or ₹15,000 – 2,00,000': ['1,5 – 2L'],
  '₹50,000 – 75,000': ['50K – 75'],
  '₹66 – 2,00,000 or ₹66,000 – 2,00,000': ['66 – 2L'],
  '₹10,00,000 – 20,00,000 or ₹1,000 – 20,00,000': ['1000 – 2000K'],
}
const noPrices = cases(
  'abc | 66X | 66K 2L | -5 | 1 – 2 – 3 | 6 6 | 12..5 | ₹ | 66K –  | – 2L | soon | 40x | ½L | 5²',
  '2L +/- | ±2L | 25K per year | 25K a day | $500 | €50 | 6.6E+04 | ###### | =50000 | (50,000)',
  '①K | .5L | 50K! | 66.5 | 0 | 0K | 0.001 | 1.2345678 lakh | 99999999999999999999 | K | lakh',
  '50M | 1.2.3 | 66,000.000,00 | about 50K | 50K? | 2L+5 | ++ | 1:50 | 50% | 1 lakh 50',
  '50\u202eK | १k१',
  '99999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999',
)

describe('parsePrice', () => {
  it.each(
    Object.entries(amounts).flatMap(([rupees, texts]) => texts.map((text) => [text, rupees])),
  )('%j is %s rupees', (text, rupees) => {
    expect(short(parsePrice(text))).toBe(Number(rupees))
  })

  it.each(
    Object.entries(ranges).flatMap(([expected, texts]) => texts.map((text) => [text, expected])),
  )('%j is %s', (text, expected) => {
    expect(short(parsePrice(text))).toBe(expected)
  })

  it.each(Object.entries(ambiguous).flatMap(([may, texts]) => texts.map((text) => [text, may])))(
    '%j is asked back: %s',
    (text, may) => {
      expect(short(parsePrice(text))).toBe(`refused: ${may}`)
    },
  )

  it.each(noPrices)('%j is refused', (text) => {
    expect(short(parsePrice(text))).toBe('refused: no price')
  })
})

describe('explains why a text is refused', () => {
  const getWhy = (text: string) => {
    const reading = parsePrice(text)
    return reading.kind === 'refused' ? reading.why : undefined
  }

  it.each([
    ['66.000', '“66.000” can mean ₹66 or ₹66,000. Write the one you mean.'],
    ['1,5000,00', '“1,5000,00” is not how a price is written. If it means ₹15,00,000, write that.'],
    ['soon', '“soon” isn’t a price. Write 66K, 66,000, 2L, 1.5Cr or ₹66K – 2L.'],
    [
      '66.5',
      '“66.5” is no whole number of rupees above zero. Write 66K, 66,000, 2L, 1.5Cr or ₹66K – 2L.',
    ],
    [
      'a\nlong '.repeat(9),
      '“a long a long a long a long a long a lon…” isn’t a price. Write 66K, 66,000, 2L, 1.5Cr or ₹66K – 2L.',
    ],
  ])('%j: %s', (text, why) => {
    expect(getWhy(text)).toBe(why)
  })
})

describe('of random prices and texts', () => {
  /** Amounts of all sizes, round and not. */
  const rupees = fc
    .tuple(
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 0, max: 9 }),
      fc.nat({ max: 999 }),
    )
    .map(([digits, zeros, rest]) => digits * 10 ** zeros + (rest % 4 === 0 ? rest : 0))
  const pair = fc.tuple(rupees, rupees).filter(([one, other]) => one !== other)

  it('parses a formatted amount to the same amount', () => {
    fc.assert(
      fc.property(rupees, (amount) => {
        for (const text of [
          formatAmount(amount),
          formatFullAmount(amount),
          `₹${formatAmount(amount)}`,
        ]) {
          expect(parsePrice(text), text).toEqual({ kind: 'amount', rupees: amount })
        }
        expect(parsePrice(formatRange({ from: amount }))).toEqual({ kind: 'range', from: amount })
      }),
      { numRuns: getPropertyRuns(5_000) },
    )
  })

  it('parses a formatted range to both ends', () => {
    fc.assert(
      fc.property(pair, fc.constantFrom('month', 'project', 'licence'), (ends, period) => {
        const [from = 0, to = 0] = ends.toSorted((one, other) => one - other)
        const text = formatPrice({ from, to, period })
        expect(parsePrice(text), text).toEqual({ kind: 'range', from, to })
      }),
      { numRuns: getPropertyRuns(5_000) },
    )
  })

  const part = fc.oneof(
    fc.stringMatching(/^\d{1,4}$/),
    fc.constantFrom(
      ...[
        '.',
        ',',
        ' ',
        '\u202f',
        '-',
        ' – ',
        ' to ',
        '+',
        '₹',
        'Rs. ',
        'K',
        'L',
        ' lakh',
        'Cr',
        '/-',
      ],
      ...[' only', ' and above', '१', '０', '000', ',00', ' per month', 'INR', '\n', 'x'],
    ),
  )
  const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))

  it('a parsed price is in whole rupees, and its text parses to the same price', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const reading = parsePrice(typed)
        if (reading.kind === 'amount') {
          expect(Number.isSafeInteger(reading.rupees) && reading.rupees > 0).toBe(true)
          expect(parsePrice(formatAmount(reading.rupees))).toEqual(reading)
        } else if (reading.kind === 'range' && (reading.to ?? Infinity) > reading.from) {
          expect(parsePrice(formatRange(reading))).toEqual(reading)
        }
      }),
      { numRuns: getPropertyRuns(5_000) },
    )
  })

  it.each(['7 000.4', '1 00 000.40+'])('%s is refused without a reading', (typed) => {
    expect(parsePrice(typed)).toMatchObject({ kind: 'refused', readings: [] })
  })

  it('each way to read a refused text can be read, and they differ', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const reading = parsePrice(typed)
        if (reading.kind !== 'refused') return
        const expected = reading.readings.map((one) => short(parsePrice(one)))
        expect(expected.filter((one) => String(one).startsWith('refused'))).toEqual([])
        expect(new Set(expected).size).toBe(expected.length)
        expect(reading.why).toMatch(/Write|write/)
      }),
      { numRuns: getPropertyRuns(5_000) },
    )
  })

  it('parses the same amount as an independent sum of digits and units', () => {
    const unit = fc.constantFrom(
      ...([
        ['', 0],
        ['K', 3],
        [' lakh', 5],
        ['L', 5],
        ['Cr', 7],
        [' crores', 7],
      ] as const),
    )
    const number = fc.tuple(fc.nat({ max: 9_999 }), fc.stringMatching(/^\d{0,2}$/), unit)
    fc.assert(
      fc.property(number, ([whole, fraction, [name, zeros]]) => {
        const typed = `${whole}${fraction && `.${fraction}`}${name}`
        const hundredths = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
        const paise = hundredths * 10n ** BigInt(zeros)
        const reading = parsePrice(typed)
        const isInteger = paise > 0n && paise % 100n === 0n
        expect(short(reading), typed).toBe(isInteger ? Number(paise / 100n) : 'refused: no price')
      }),
      { numRuns: getPropertyRuns(5_000) },
    )
  })
})
