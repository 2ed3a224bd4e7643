import { describe, expect, test } from 'vitest'
import { createSiteDrawings, drawings, type ServiceDrawing } from './catalogue.ts'
import { SERVICE_SLUGS } from './kites/kite.ts'
import { colour } from './palette.ts'

const draw = (services: ServiceDrawing[], name: string) => createSiteDrawings(services)[name]?.()

const NEW = { slug: 'cyber-security', theme: 'firozi' } as const

test.each([
  ['specimen', ['-1', '-2', '-3', '-4', '-feature']],
  ['ledger', ['-wide', '-tall']],
  ['storyboard', ['']],
] as const)('a new service in the layout %s has all its drawings', (layout, parts) => {
  const names = Object.keys(createSiteDrawings([{ ...NEW, layout }]))
  const expected = [
    'marks',
    'night/cyber-security',
    'on-group/cyber-security',
    ...parts.map((part) => `${layout}/cyber-security${part}`),
  ]
  expect(names.filter((name) => !(name in drawings)).sort()).toEqual(expected.sort())
})

test('a storyboard may be named like a part of another', () => {
  const plate = { slug: 'metal-plate', layout: 'storyboard', theme: 'rani' } as const
  expect(draw([plate], 'storyboard/metal-plate')).toContain('<symbol id="plate-3"')
})

describe('a new service', () => {
  const service: ServiceDrawing = { ...NEW, layout: 'specimen' }
  const kites = (services: ServiceDrawing[]) => draw(services, 'kites') ?? ''

  test('has its kite in the sprite, in the colour of its group', () => {
    const [, shapes] =
      /<symbol id="cyber-security"[^>]*>(.*)<\/symbol>/.exec(kites([service])) ?? []
    expect(shapes).toContain('var(--kite-a, #14A79D)')
    expect(kites([])).not.toContain('cyber-security')
  })

  test('has its row in the picture of all kites', () => {
    expect(draw([service], 'marks')).toContain('viewBox="0 0 148 148"')
    expect(draw([service, service], 'marks')).toContain('viewBox="0 0 148 296"')
  })

  test('has its kite for night background', () => {
    expect(draw([service], 'night/cyber-security')).toContain('viewBox="-74 -74 148 148"')
    expect(draw([service], 'night/cyber-security')).toContain(colour.inkOnNight)
  })

  test('looks the same on every build and differs from other services', () => {
    const name = (slug: string) => `specimen/${slug}-feature`
    const other: ServiceDrawing = { ...service, slug: 'robotics' }
    expect(draw([service], name('cyber-security'))).toBe(
      draw([service, other], name('cyber-security')),
    )
    expect(draw([other], name('robotics'))).not.toBe(draw([service], name('cyber-security')))
  })
})

test.each(['rani', 'firozi', 'kesar', 'haldi'] as const)(
  'on a sheet of %s no kite of that group has paper of its colour',
  (theme) => {
    for (const slug of [...SERVICE_SLUGS, 'cyber-security']) {
      const shapes = draw([{ slug, layout: 'ledger', theme }], `on-group/${slug}`)
      expect(shapes).toContain('viewBox="-74 -74 148 148"')
      expect(shapes).not.toContain(colour[theme])
    }
  },
)

test('uses drawn files, and generates another layout of the same service with its own kite', () => {
  const service: ServiceDrawing = { slug: 'web-development', layout: 'ledger', theme: 'rani' }
  const all = createSiteDrawings([service])
  expect(all['storyboard/web-development']).toBe(drawings['storyboard/web-development'])
  expect(all['ledger/web-development-wide']?.()).toContain('viewBox="0 0 1240 420"')
  expect(all.kites?.()).toBe(drawings.kites?.())
})
