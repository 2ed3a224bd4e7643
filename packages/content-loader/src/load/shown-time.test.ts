import type { Fields } from '@kitewright/content-rules/check'
import { expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { createSnapshot, load, loadBundledSeed } from './load.ts'

const { documents, assets } = await loadBundledSeed()
const settings = { ...readSettings({}), contentSource: 'seed' as const }

const IST = '+05:30'
const TEN = `2027-03-03T10:00:00${IST}`
const firstPost = String(documents.find(({ _type }) => _type === 'post')?._id)
const firstSlug = firstPost.replace('post-', '')

/** The content at a time, with changes and optional last good content. */
const at = (time: string, changes: Record<string, Fields>, lastGood?: readonly Fields[]) =>
  load({
    settings,
    now: () => Date.parse(time),
    seed: async () => ({
      assets,
      documents: documents.map((one) => ({ ...one, ...changes[String(one._id)] })),
    }),
    ...(lastGood && { lastGood: async () => lastGood }),
  })

it('omits a post until its embargo ends, and then includes it', async () => {
  const changes = { [firstPost]: { publishedAt: '2027-03-03', publishedTime: '10:00' } }
  const before = await at('2027-03-03T09:59:59+05:30', changes)
  expect(before.content.blog.posts).toHaveLength(2)
  expect(before.revisions).not.toHaveProperty(firstPost)
  expect(JSON.stringify(before.documents)).not.toContain(firstPost)
  expect(before.offSite).toEqual({ [firstPost]: { when: 'ahead', rev: 'seed' } })
  expect(before.changesAt).toBe(new Date(TEN).toISOString())
  const after = await at(TEN, changes)
  expect(after.content.blog.posts.map(({ _id }) => _id)[0]).toBe(firstPost)
  expect(after.revisions).toHaveProperty(firstPost)
  expect(after.offSite).toEqual({})
  expect(after.changesAt).toBeNull()
  // A changed hash triggers a deploy, here and at a static host.
  expect(after.hash).not.toBe(before.hash)
  expect((await at('2027-03-03T10:00:01+05:30', changes)).hash).toBe(after.hash)
})

it('includes an embargoed post only if it is requested early', async () => {
  const changes = { [firstPost]: { publishedAt: '2027-03-03', publishedTime: '10:00' } }
  const raw = documents.map((one) => ({ ...one, ...changes[String(one._id)] }))
  const now = () => Date.parse('2027-03-01T00:00:00+05:30')
  const shown = async (early: string[]) =>
    (await createSnapshot(raw, { now, early })).content.blog.posts.map(({ _id }) => _id)
  expect(await shown([firstPost])).toContain(firstPost)
  expect(await shown(['post-another'])).not.toContain(firstPost)
})

it('removes a job after its last day, and the page shows its text for an empty list', async () => {
  const jobs = documents.filter(({ _type }) => _type === 'job').map(({ _id }) => String(_id))
  const ended = Object.fromEntries(jobs.map((id) => [id, { validThrough: '2027-03-31' }]))
  const before = await at('2027-03-31T23:59:59+05:30', ended)
  expect(before.content.careers.jobs).toHaveLength(jobs.length)
  expect(before.changesAt).toBe(new Date('2027-04-01T00:00:00+05:30').toISOString())
  const after = await at('2027-04-01T00:00:00+05:30', ended)
  expect(after.content.careers.jobs).toEqual([])
  expect(after.content.careers.whenEmpty).not.toBeNull()
  expect(after.hash).not.toBe(before.hash)
  expect(after.quarantined).toEqual([])
})

it('removes a post and a question after their last day', async () => {
  const service = documents.find(
    ({ _type, questions }) => _type === 'service' && questions,
  ) as Fields
  const [question] = service.questions as { _ref: string }[]
  const changes = {
    [firstPost]: { endsOn: '2027-03-31' },
    [String(question?._ref)]: { endsOn: '2027-03-31' },
  }
  const findShown = async (time: string) => {
    const { content } = await at(time, changes)
    const page = content.services.find(({ _id }) => _id === service._id)
    return [content.blog.posts, content.home.faq.questions, page?.questions].map((list) =>
      list?.some(({ _id }) => _id === firstPost || _id === question?._ref),
    )
  }
  expect(await findShown('2027-03-31T23:59:59+05:30')).toEqual([true, true, true])
  expect(await findShown('2027-04-01T00:00:00+05:30')).toEqual([false, false, false])
})

it('redirects the addresses of an ended service to the one that stays', async () => {
  const names = ['first', 'second', 'third']
  const [template] = documents.filter(({ _type }) => _type === 'service')
  const [first, second, third] = names.map((name) => ({
    ...template,
    _id: `service-${name}`,
    title: name,
    metaDescription: `${name}: ${template?.metaDescription}`.slice(0, 155),
    slug: { _type: 'slug', current: name },
  }))
  const reference = (_ref = '') => ({ _type: 'reference', _ref })
  const all = [
    ...documents,
    {
      ...first,
      endsOn: '2027-03-30',
      replacedBy: reference(second?._id),
      earlierAddresses: ['zero'],
    },
    { ...second, endsOn: '2027-03-31', replacedBy: reference(third?._id) },
    third,
  ] as Fields[]
  const findRedirects = async (time: string) => {
    const { content, hash, quarantined } = await load({
      settings,
      now: () => Date.parse(time),
      seed: async () => ({ assets, documents: all }),
    })
    expect(quarantined).toEqual([])
    const redirects = content.earlierAddresses.map(({ slug, earlier }) => [slug, earlier])
    return { redirects: Object.fromEntries(redirects), hash }
  }
  const before = await findRedirects('2027-03-30T23:59:59+05:30')
  expect(before.redirects).toMatchObject({ first: ['zero'] })
  const between = await findRedirects('2027-03-31T00:00:00+05:30')
  expect(between.redirects).toMatchObject({ second: ['first', 'zero'] })
  const after = await findRedirects('2027-04-01T00:00:00+05:30')
  expect(after.redirects).toMatchObject({ third: ['first', 'zero', 'second'] })
})

it('quarantines an invalid post before its embargo ends', async () => {
  const good = (await at('2027-03-01T00:00:00+05:30', {})).documents.map(({ document }) => document)
  const wrong = { publishedAt: '2027-03-03', title: '', _rev: 'wrong' }
  const { quarantined, content } = await at(
    '2027-03-01T00:00:00+05:30',
    { [firstPost]: wrong },
    good,
  )
  expect(quarantined).toMatchObject([{ id: firstPost, rev: 'wrong', hasLastGood: true }])
  expect(content.blog.posts).toHaveLength(3)
})

const post = { _type: 'reference', _ref: firstPost }
it.each([
  ['the address', { href: `/blog/${firstSlug}` }],
  ['the post itself', { page: post }],
])('quarantines a link to %s until the embargo of the post ends', async (_, target) => {
  const scheduled = { [firstPost]: { publishedAt: '2027-03-03', publishedTime: '10:00' } }
  const good = (await at('2027-03-01T00:00:00+05:30', scheduled)).documents.map(
    ({ document }) => document,
  )
  const { hero: words } = documents.find(({ _id }) => _id === 'home') as { hero: Fields }
  const primary = { _type: 'link', label: 'Read', ...target }
  const hero = { ...words, primary }
  const changes = { ...scheduled, home: { hero, _rev: 'linked' } }
  const early = await at('2027-03-01T00:00:00+05:30', changes, good)
  expect(early.quarantined).toMatchObject([{ id: 'home', rev: 'linked' }])
  expect(early.quarantined[0]?.issues[0]?.message).toContain('goes live on 3 March 2027, 10:00 IST')
  const result = await at(TEN, changes, good)
  expect(result.quarantined).toEqual([])
})

it('quarantines an invalid entry while a text links to an expired job', async () => {
  const job = String(documents.find(({ _type }) => _type === 'job')?._id)
  const { hero: words } = documents.find(({ _id }) => _id === 'home') as { hero: Fields }
  const { href: _, ...primary } = words.primary as Fields
  const page = { _type: 'reference', _ref: job }
  const changes = {
    [job]: { validThrough: '2027-03-31' },
    home: { hero: { ...words, primary: { ...primary, page } } },
  }
  const after = '2027-04-01T00:00:00+05:30'
  const ended = await at(after, changes)
  expect(JSON.stringify(ended.content.home.hero.primary)).toContain('/careers#')
  const good = ended.documents.map(({ document }) => document)
  expect(good.map(({ _id }) => _id)).not.toContain(job)
  const wrong = { [firstPost]: { title: '', _rev: 'wrong' } }
  const { quarantined } = await at(after, { ...changes, ...wrong }, good)
  expect(quarantined).toMatchObject([{ id: firstPost, rev: 'wrong', hasLastGood: true }])
})
