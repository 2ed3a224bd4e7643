import type { Fields } from '@kitewright/content-rules/check'
import { describe, expect, it } from 'vitest'
import { hashContent, hashDocument } from './check-documents.ts'

const createHashName = (documents: Fields[]) => hashContent(documents.map(hashDocument))

describe('hashContent', () => {
  const home = { _id: 'home', _rev: '1', title: 'Home', meta: { a: 1, b: [1, 2] } }
  const blog = { _id: 'blog', _rev: '1', title: 'Blog' }

  it('is a sha256 in hex digits', () => {
    expect(createHashName([home])).toMatch(/^[0-9a-f]{64}$/)
  })

  it('ignores order and revision', () => {
    const reordered = { meta: { b: [1, 2], a: 1 }, title: 'Home', _rev: '2', _id: 'home' }
    expect(createHashName([blog, reordered])).toBe(createHashName([home, blog]))
  })

  it('changes with any value, and with the order of a list', () => {
    const hashes = [
      [home, blog],
      [home],
      [{ ...home, title: 'home' }, blog],
      [{ ...home, meta: { a: 1, b: [2, 1] } }, blog],
    ].map(createHashName)
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})
