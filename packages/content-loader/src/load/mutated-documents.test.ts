import {
  collectNodes,
  type Fields,
  type Issue,
  isFields,
  withIndexes,
} from '@kitewright/content-rules/check'
import { resolveDocuments } from '@kitewright/content-rules/resolve'
import { getPropertyRuns } from '@kitewright/content-rules/testing'
import { cleanValue, isSafeLink } from '@kitewright/content-rules/text'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildContent } from './build-content.ts'
import { collectIssues } from './check-documents.ts'
import { loadBundledSeed } from './load.ts'

/** Changes to one node of a document, as a careless script or an attacker might make. */
const changes: Record<string, (value: unknown) => unknown> = {
  deleted: () => undefined,
  null: () => null,
  'an empty list': () => [],
  'an empty text': () => '',
  'a blank text': () => ' \u200b ',
  'a huge text': () => 'long '.repeat(2000),
  'a number': () => -7.5,
  'yes or no': () => false,
  'a group of fields': () => ({ _type: 'intruder', href: 'javascript:alert(1)' }),
  'a list of nulls': () => [null, null, null],
  'a hostile link': () => 'java\u202escript:alert(1)',
  'another site': () => '//evil.example',
  'marked with bidi controls': (value) =>
    typeof value === 'string' ? `\u202e${value}\u2069` : '\u202e',
  'shown twice': (value) => (Array.isArray(value) ? [...value, ...value] : value),
  'cut short': (value) => (Array.isArray(value) ? value.slice(1) : value),
}

type Steps = (string | number)[]

/** All paths of a document, also those that editors never see (`_key`, `_ref`). */
function collectPaths(value: unknown, steps: Steps = []): Steps[] {
  if (Array.isArray(value)) {
    return [steps, ...value.flatMap((item, place) => collectPaths(item, [...steps, place]))]
  }
  if (!isFields(value)) return [steps]
  return [
    steps,
    ...Object.entries(value).flatMap(([name, field]) => collectPaths(field, [...steps, name])),
  ]
}

function changedAt(
  value: unknown,
  [step, ...rest]: Steps,
  change: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, place) => {
      if (place !== step) return [item]
      const changed = changedAt(item, rest, change)
      return changed === undefined ? [] : [changed]
    })
  }
  if (!isFields(value)) return value
  const { [String(step)]: field, ...others } = value
  const changed = changedAt(field, rest, change)
  return changed === undefined ? others : { ...others, [String(step)]: changed }
}

const getText = (steps: Steps) =>
  steps
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`
      return index === 0 ? step : `.${step}`
    })
    .join('')

const isWithin = (inner: string, outer: string) =>
  outer === '' ||
  inner === outer ||
  (inner.startsWith(outer) && /[.[]/.test(inner.charAt(outer.length)))

/** Lists whose items are compared, so that another item may be reported. */
const compared = /^(tiers|halves|tags|services|faq\.categories|social|sections)\b/
/** Spans refer to the links of their paragraph. */
const paragraph = /^.*\](?=\.(markDefs|children)\b)/

/** The issue is at the changed path, around it, inside it, or in a compared item. */
function isNear({ document, path, message }: Issue, changed: Fields | undefined, place: string) {
  if (document?.id !== changed?._id)
    return /title|description|address|points to|of this price|Publish/.test(message)
  const at = withIndexes(changed, path)
  if (isWithin(at, place) || isWithin(place, at)) return true
  // A package of a project names one of its services.
  if (/^services\b/.test(place) && /^packages\b/.test(at)) return true
  const fullPath = compared.exec(place)?.[0] ?? paragraph.exec(place)?.[0]
  return fullPath !== undefined && at.startsWith(fullPath)
}

describe('a seed document with one change', () => {
  let documents: readonly Fields[] = []
  beforeAll(async () => {
    documents = (await loadBundledSeed()).documents
  })

  it('is rejected with document and path, or gives a valid and safe site', async () => {
    const random = fc.record({
      document: fc.noBias(fc.nat()),
      place: fc.noBias(fc.nat()),
      change: fc.constantFrom(...Object.keys(changes)),
    })
    await fc.assert(
      fc.asyncProperty(random, async (drawn) => {
        const document = documents[drawn.document % documents.length]
        const paths = collectPaths(document).filter((steps) => steps.length > 0)
        const steps = paths[drawn.place % paths.length] ?? []
        const place = getText(steps)
        const change = changes[drawn.change] ?? (() => undefined)
        const changed = changedAt(document, steps, change)
        const all = documents.map((one) => (one === document ? changed : one)).filter(isFields)

        const clean = all.map((one) => cleanValue(one))
        const issues = collectIssues(clean)
        if (issues.length > 0) {
          // A changed id or type may only affect other documents.
          if (steps.length > 1 || !['_id', '_type'].includes(place)) {
            const context = JSON.stringify({
              id: document?._id,
              place,
              change: drawn.change,
              issues,
            })
            expect(
              issues.some((issue) => isNear(issue, document, place)),
              context,
            ).toBe(true)
          }
          return
        }
        const content = buildContent(resolveDocuments(clean))
        expect(JSON.stringify(content)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
        const links = collectNodes(content).filter(
          ({ name, value }) => /^(href|url|applyUrl)$/.test(name) && value !== null,
        )
        expect(links.filter(({ value }) => !isSafeLink(value))).toEqual([])
      }),
      { numRuns: getPropertyRuns(1_000) },
    )
  })
})
