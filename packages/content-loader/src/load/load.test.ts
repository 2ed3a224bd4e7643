import type { Fields } from '@kitewright/content-rules/check'
import { describe, expect, it } from 'vitest'
import {
  localLake,
  withBody,
  withDocuments,
  withError,
  withResult,
} from '../../tests/local-lake.ts'
import { ContentInvalidError, LakeUnreachableError } from '../errors.ts'
import { type LakeSettings, readSettings, type Settings } from '../settings.ts'
import { load, loadBundledSeed, type Snapshot } from './load.ts'

const seed = await loadBundledSeed()

const settingsWith = (
  contentSource: Settings['contentSource'],
  lake: LakeSettings | null,
): Settings => ({ ...readSettings({}), contentSource, lake })

/** For a response that never comes; others may be slow on a busy machine. */
const SHORT = 300
const LONG = 20_000

/** Loads with two attempts, and collects the warnings. */
async function loaded(settings: Settings, timeout = LONG) {
  const warnings: string[] = []
  const warn = (text: string) => warnings.push(text)
  const outcome: { snapshot?: Snapshot; error?: unknown } = {}
  try {
    outcome.snapshot = await load({ settings, warn, timeout, tries: 2, pause: 1 })
  } catch (error) {
    outcome.error = error
  }
  return { ...outcome, warnings }
}

const without = (type: string): Fields[] => seed.documents.filter(({ _type }) => _type !== type)

describe('load', () => {
  it('uses the seed when configured, and reports it', async () => {
    const { snapshot, warnings } = await loaded(settingsWith('seed', null))
    expect(snapshot).toMatchObject({ source: 'seed', reason: 'CONTENT_SOURCE is "seed"' })
    expect(snapshot?.assets.length).toBeGreaterThan(0)
    expect(snapshot?.documents.length).toBe(seed.documents.length)
    expect(warnings).toEqual([])
  })

  it('uses the seed without a configured lake, with one note', async () => {
    const { snapshot, warnings } = await loaded(settingsWith('auto', null))
    expect(snapshot?.source).toBe('seed')
    expect(warnings).toEqual(['Content: the bundled seed, as PUBLIC_SANITY_PROJECT_ID is not set.'])
  })

  it.each(['auto', 'sanity'] as const)('takes the lake when it answers (%s)', async (source) => {
    await using lake = await localLake(withDocuments(seed.documents))
    const { snapshot, warnings } = await loaded(settingsWith(source, lake.settings))
    expect(snapshot).toMatchObject({ source: 'lake', assets: [], quarantined: [] })
    expect(snapshot?.documents.length).toBe(seed.documents.length)
    expect(snapshot?.reason).toBeUndefined()
    expect(warnings).toEqual([])
  })

  it('gives the same content for the same documents from lake or seed', async () => {
    const reversed = seed.documents.toReversed().map((document) => ({ ...document, _rev: 'other' }))
    await using lake = await localLake(withDocuments(reversed))
    const fromLake = await loaded(settingsWith('sanity', lake.settings))
    const fromSeed = await loaded(settingsWith('seed', null))
    expect(fromLake.snapshot?.content).toEqual(fromSeed.snapshot?.content)
    expect(fromLake.snapshot?.hash).toBe(fromSeed.snapshot?.hash)
    expect(fromLake.snapshot?.revisions.home).toBe('other')
    expect(fromSeed.snapshot?.revisions.home).toBe('seed')
  })

  const brokenPictures = [
    ['HTTP 500', withError(500, 'Broken')],
    ['HTTP 429', withError(429, 'Too many')],
    ['HTTP 401', withError(401, 'Unauthorized')],
    ['HTTP 404', withError(404, 'Dataset not found')],
    ['garbage', withBody(200, 'garbage')],
    ['half an answer', withBody(200, '{"result":[{"_id":"ho')],
    ['another shape', withResult({ home: {} })],
    ['no answer', () => {}],
  ] as const

  it.each(brokenPictures)('takes the seed on %s, with a loud warning', async (name, answer) => {
    await using lake = await localLake(answer)
    const timeout = name === 'no answer' ? SHORT : LONG
    const { snapshot, warnings } = await loaded(settingsWith('auto', lake.settings), timeout)
    expect(snapshot?.source).toBe('seed')
    expect(snapshot?.reason).toContain('The content lake (project kitewright')
    expect(warnings).toHaveLength(1)
    expect(warnings[0]?.split('\n').length).toBeGreaterThan(5)
    expect(warnings[0]).toContain('BUILT FROM THE BUNDLED SEED')
    expect(warnings[0]).toContain(snapshot?.reason)
  })

  it.each(brokenPictures)('fails on %s when the lake is demanded', async (name, answer) => {
    await using lake = await localLake(answer)
    const timeout = name === 'no answer' ? SHORT : LONG
    const { error, warnings } = await loaded(settingsWith('sanity', lake.settings), timeout)
    expect(error).toBeInstanceOf(LakeUnreachableError)
    expect(warnings).toEqual([])
  })

  it.each(['auto', 'sanity'] as const)('never hides an empty lake (%s)', async (source) => {
    await using lake = await localLake(withDocuments([]))
    const { error } = await loaded(settingsWith(source, lake.settings))
    expect(error).toBeInstanceOf(ContentInvalidError)
    expect(String(error)).toContain('SANITY_READ_TOKEN')
  })

  it.each(['service', 'legalPage', 'faq', 'home'])('never hides that %s is empty', async (type) => {
    await using lake = await localLake(withDocuments(without(type)))
    const { error } = await loaded(settingsWith('auto', lake.settings))
    expect(error).toBeInstanceOf(ContentInvalidError)
    expect(String(error)).toMatch(new RegExp(`^  ${type} “`, 'm'))
  })

  it('leaves out an optional page without its document', async () => {
    await using lake = await localLake(withDocuments(without('plan')))
    const { snapshot } = await loaded(settingsWith('auto', lake.settings))
    expect(snapshot?.content).toMatchObject({ plan: null, site: { hasPlan: false } })
  })

  it('rejects an invalid document and names it', async () => {
    const documents = seed.documents.map((document) =>
      document._id === 'service-web-development' ? { ...document, lead: null } : document,
    )
    await using lake = await localLake(withDocuments(documents))
    const { error } = await loaded(settingsWith('auto', lake.settings))
    expect(error).toMatchObject({
      exitCode: 4,
      issues: [
        {
          document: { type: 'service', id: 'service-web-development', title: 'Web Development' },
          path: 'lead',
          message: 'Write something here.',
        },
      ],
    })
  })

  it('ignores unused pictures', async () => {
    const unusedPicture = {
      _id: 'image-stray',
      _type: 'sanity.imageAsset',
      _rev: 'a',
      url: 'broken',
    }
    await using lake = await localLake(withDocuments([...seed.documents, unusedPicture]))
    const { snapshot } = await loaded(settingsWith('auto', lake.settings))
    expect(snapshot?.documents.length).toBe(seed.documents.length)
  })

  it('removes bidi controls', async () => {
    const documents = seed.documents.map((document) =>
      document._id === 'about' ? { ...document, lead: 'Two \u202ehalves.' } : document,
    )
    await using lake = await localLake(withDocuments(documents))
    const { snapshot } = await loaded(settingsWith('auto', lake.settings))
    expect(snapshot?.content.about.lead).toBe('Two halves.')
  })
})
