import { set, setIfMissing, unset } from 'sanity'
import { describe, expect, it } from 'vitest'
import { pictureAfter, picturePatches } from './picture-input.tsx'

const begins = [setIfMissing({ _type: 'picture' }), setIfMissing({ progress: 0 }, ['_upload'])]
const stores = (_ref: string) => [set({ _type: 'reference', _ref }, ['asset'])]
const ends = [unset(['_upload'])]

/** Value of the field after patches. */
function written(before: object, ...events: ReturnType<typeof unset>[][] | unknown[][]) {
  return (events as (typeof ends)[]).reduce(
    (picture, patches) => pictureAfter(picture, picturePatches(picture, patches)),
    before,
  )
}

describe('another picture', () => {
  const kite = { asset: { _ref: 'kite' }, alt: 'A kite' }

  it('has no alt text yet', () => {
    expect(written(kite, begins, stores('boat'), ends)).toEqual({
      asset: { _type: 'reference', _ref: 'boat' },
      alt: undefined,
    })
    expect(picturePatches({ alt: 'A kite' }, stores('boat'))).toContainEqual(unset(['alt']))
  })

  it('keeps the alt text for the same picture and for a new crop', () => {
    expect(written(kite, begins, stores('kite'), ends)).toMatchObject({ alt: 'A kite' })
    expect(picturePatches(kite, [set({ top: 0.1 }, ['crop'])])).toEqual([
      set({ top: 0.1 }, ['crop']),
    ])
  })
})

describe('an upload that was refused', () => {
  it('leaves an empty field empty', () => {
    expect(picturePatches({}, ends)).toEqual([unset()])
  })

  it('leaves the picture that was there', () => {
    const kite = { asset: { _ref: 'kite' }, alt: 'A kite' }
    expect(picturePatches(kite, ends)).toEqual(ends)
    expect(written({}, begins, stores('boat'), ends)).toMatchObject({ asset: { _ref: 'boat' } })
  })
})
