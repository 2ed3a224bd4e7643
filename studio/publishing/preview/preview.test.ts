import { pagePaths } from '@kitewright/content-types/addresses'
import { collectionTypes, singletonTypes } from '@kitewright/content-types/model'
import { describe, expect, it } from 'vitest'
import { getPreviewOrigin } from './preview-address.ts'
import { getLocations, pageDocuments } from './preview-tool.tsx'

const site = { siteUrl: 'https://kitewright.example', hasPreview: true }
const entry = (_type: string, slug: string | null = null) => ({
  _id: _type,
  _type,
  title: 'A',
  slug,
})
const getPaths = (
  ...[found, from = [], status = site]: [
    ReturnType<typeof entry>,
    ReturnType<typeof entry>[]?,
    typeof site?,
  ]
) =>
  getLocations({ entry: found, from, status })?.locations?.map(({ href }) =>
    href.replace(`${site.siteUrl}/preview`, ''),
  )

describe('the places of an entry', () => {
  it('are its page, its lists and the pages that refer to it', () => {
    const neighbour = entry('service', 'seo-optimization')
    expect(
      getPaths(entry('service', 'web-development'), [entry('home'), neighbour, entry('project')]),
    ).toEqual([
      '/services/web-development',
      '',
      '/services/seo-optimization',
      '/portfolio',
      '/services',
    ])
    expect(getPaths(entry('post', 'a-post'))).toEqual(['/blog/a-post', '/blog'])
    expect(getPaths(entry('faq'))).toEqual([''])
    expect(getPaths(entry('legalPage', 'privacy-policy'))).toEqual(['/privacy-policy'])
    expect(getPaths(entry('servicePages'))).toEqual(['/services'])
  })

  it('exist for every type', () => {
    for (const type of [...collectionTypes, ...singletonTypes]) {
      expect(getPaths(entry(type, 'a')), type).not.toHaveLength(0)
    }
  })

  it('are empty while no site shows drafts', () => {
    expect(getLocations({ entry: entry('home'), from: [], status: null })).toBeNull()
    expect(getPreviewOrigin({ ...site, hasPreview: false })).toBeNull()
  })
})

it('a document opens beside every page', () => {
  const routes = pageDocuments.map(({ route }) => route)
  for (const path of Object.values(pagePaths)) {
    expect(routes).toContain(`/preview${path === '/' ? '' : path}`)
  }
  expect(routes).toEqual(expect.arrayContaining(['/preview/services/:slug', '/preview/:slug']))
})
