import { set, setIfMissing, unset } from 'sanity'
import { describe, expect, it } from 'vitest'
import { applyPatches, extendPatches } from './picture-input.tsx'

const begins = [setIfMissing({ _type: 'picture' }), setIfMissing({ progress: 0 }, ['_upload'])]
const stores = (_ref: string) => [set({ _type: 'reference', _ref }, ['asset'])]
const finishPatches = [unset(['_upload'])]

/** Value of the field after patches. */
function applyEvents(before: object, ...events: ReturnType<typeof unset>[][] | unknown[][]) {
  return (events as (typeof finishPatches)[]).reduce(
    (picture, patches) => applyPatches(picture, extendPatches(picture, patches)),
    before,
  )
}

describe('another picture', () => {
  const kite = { asset: { _ref: 'kite' }, alt: 'A kite' }

  it('has no alt text yet', () => {
    expect(applyEvents(kite, begins, stores('boat'), finishPatches)).toEqual({
      asset: { _type: 'reference', _ref: 'boat' },
      alt: undefined,
    })
    expect(extendPatches({ alt: 'A kite' }, stores('boat'))).toContainEqual(unset(['alt']))
  })

  it('keeps the alt text for the same picture and for a new crop', () => {
    expect(applyEvents(kite, begins, stores('kite'), finishPatches)).toMatchObject({
      alt: 'A kite',
    })
    expect(extendPatches(kite, [set({ top: 0.1 }, ['crop'])])).toEqual([
      set({ top: 0.1 }, ['crop']),
    ])
  })
})

describe('an upload that was refused', () => {
  it('leaves an empty field empty', () => {
    expect(extendPatches({}, finishPatches)).toEqual([unset()])
  })

  it('leaves the picture that was there', () => {
    const kite = { asset: { _ref: 'kite' }, alt: 'A kite' }
    expect(extendPatches(kite, finishPatches)).toEqual(finishPatches)
    expect(applyEvents({}, begins, stores('boat'), finishPatches)).toMatchObject({
      asset: { _ref: 'boat' },
    })
  })
})
