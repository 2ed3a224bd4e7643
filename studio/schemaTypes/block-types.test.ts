import { landingBlocks } from '@kitewright/web/blocks/schemas'
import { afterEach, expect, it, vi } from 'vitest'
import { blockList } from './block-types.ts'

afterEach(() => void vi.unstubAllGlobals())

it('the preview, at another origin, finds the picture of each block at the Studio', () => {
  vi.stubGlobal('location', { origin: 'https://studio.example' })
  const { of, options } = blockList(landingBlocks, { count: [1, 1] })
  const [menu] = options.insertMenu.views
  for (const { type } of of) {
    expect(menu?.previewImageUrl(type)).toMatch(/^https:\/\/studio\.example\/.*thumbnail\.svg/)
  }
})
