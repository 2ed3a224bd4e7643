import { describe, expect, it } from 'vitest'
import { createVisitKey, planPageChange, preserveScroll } from './page-change-plan.ts'

const place = (pathname: string, hash = '', key = 'default') => ({
  key,
  pathname,
  search: '',
  hash,
  state: null,
})
const change = {
  from: place('/'),
  to: place('/about', '', 'k1'),
  type: 'PUSH',
  saved: undefined,
  hasTarget: false,
} as const

describe('planPageChange', () => {
  it('scrolls to the top on every path change', () => {
    expect(planPageChange(change)).toEqual({ scroll: 'top', newPage: true })
    expect(planPageChange({ ...change, type: 'REPLACE' }).scroll).toBe('top')
  })

  it('restores the scroll position on Back and Forward only', () => {
    expect(planPageChange({ ...change, type: 'POP', saved: 640 })).toEqual({
      scroll: 640,
      newPage: true,
    })
    expect(planPageChange({ ...change, saved: 640 }).scroll).toBe('top')
    expect(planPageChange({ ...change, type: 'POP', saved: 0 }).scroll).toBe(0)
  })

  it('scrolls to the element of a fragment, on another page and on this one', () => {
    const to = place('/blog', '#fixed-price', 'k2')
    expect(planPageChange({ ...change, to, hasTarget: true })).toEqual({
      scroll: 'target',
      newPage: true,
    })
    expect(planPageChange({ ...change, from: place('/blog'), to, hasTarget: true })).toEqual({
      scroll: 'target',
      newPage: false,
    })
  })

  it('scrolls to the top of another page when the fragment is unknown', () => {
    const to = place('/blog', '#gone', 'k2')
    expect(planPageChange({ ...change, to })).toEqual({ scroll: 'top', newPage: true })
  })

  it('keeps the scroll position when only the address changes', () => {
    const from = place('/careers')
    const to = { ...place('/careers', '#backend-engineer', 'k2'), state: preserveScroll }
    const plan = planPageChange({ ...change, from, to, type: 'REPLACE', hasTarget: true })
    expect(plan).toEqual({ scroll: 'stay', newPage: false })
  })

  it('ignores a fragment that the browser has followed', () => {
    const to = place('/', '#main')
    expect(planPageChange({ ...change, to, type: 'POP', hasTarget: true })).toEqual({
      scroll: 'stay',
      newPage: false,
    })
  })
})

describe('createVisitKey', () => {
  it('distinguishes places with the same key', () => {
    expect(createVisitKey(place('/'))).not.toBe(createVisitKey(place('/', '#main')))
  })
})
