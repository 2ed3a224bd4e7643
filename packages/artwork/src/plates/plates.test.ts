import { describe, expect, test } from 'vitest'
import { SERVICE_SLUGS } from '../kite.ts'
import { colour } from '../palette.ts'
import { wellFormednessError } from '../well-formed.ts'
import { dressFor, GROUNDS, isGround } from './ground.ts'
import { postPlate } from './post-plate.ts'
import { projectPlate } from './project-plate.ts'

const grounds = Object.keys(GROUNDS).filter(isGround)

describe.each(grounds)('on %s', (ground) => {
  test('no sheet of any kite has the colour of the ground', () => {
    for (const slug of SERVICE_SLUGS) {
      expect(dressFor(ground, slug).palette).not.toContain(GROUNDS[ground])
    }
  })

  test('a project or post nobody drew a plate for gets one', () => {
    const project = projectPlate({
      slug: 'a-new-project',
      kites: ['web-development', 'seo-optimization'],
      ground,
    })
    const post = postPlate({ slug: 'a-new-post', kite: 'ai-automation', ground })
    expect(project).toContain('viewBox="0 0 900 600"')
    expect(post).toContain('viewBox="0 0 960 540"')
    expect(wellFormednessError(project) ?? wellFormednessError(post)).toBeUndefined()
  })
})

test('the slug decides the composition and keeps it', () => {
  const plate = (slug: string) =>
    projectPlate({ slug, kites: ['web-development', 'app-development'], ground: 'night' })
  const plates = new Set(['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(plate))
  expect(plates.size).toBeGreaterThan(1)
  expect(plate('one')).toBe(plate('one'))
})

test('two kites of one group differ in their dark sheets', () => {
  const plate = projectPlate({
    slug: 'x',
    kites: ['ai-automation', 'api-microservices'],
    ground: 'rani-wash',
  })
  expect(plate).toContain(`fill="${colour.inkOnNight}"`)
  expect(plate).toContain(`fill="${colour.ink}"`)
})

test('names that are no ground are refused', () => {
  expect(isGround('haldi-wash')).toBe(true)
  expect(isGround('constructor')).toBe(false)
})
