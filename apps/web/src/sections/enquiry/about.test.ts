import { join } from 'node:path'
import { toSlug } from '@kitewright/content-types/addresses'
import { projectTypes } from '@kitewright/protocol/enquiry'
import { describe, expect, test } from 'vitest'
import { buildPages } from '#app/app/routes.tsx'
import { getEnquiryPath } from '#app/routing/enquiry-address.ts'
import type { PageData } from '#app/routing/page-content.ts'
import { seedSnapshot, sitePictures } from '../../../tests/seed-snapshot.ts'
import { formatAbout, getProjectType, parseAbout } from './about.ts'

const snapshot = seedSnapshot
const cache = join(import.meta.dirname, '../../../../.cache')
const { content } = await sitePictures(snapshot, cache)
const { groups } = content.site
const services = groups.flatMap((group) => group.services)

const pages = buildPages(content)

function pageAt(path: string): PageData {
  const found = pages.find(({ meta }) => meta.path === path)
  if (!found) throw new Error(`There is no page at ${path}`)
  return found
}

const parse = (address: string) => parseAbout(new URL(address, 'https://x.example').search, groups)
const findTopic = (address: string) => {
  const about = parse(address)
  return about?.findAbout(pageAt(about.path)) ?? null
}

test('a service and a package have their words, and the price that content has', () => {
  const address = getEnquiryPath({ about: 'web-development', package: 'professional' })
  expect(address).toBe('/contact?about=web-development&package=professional')
  expect(findTopic(address)).toEqual({
    lines: ['Web Development', 'Professional', '₹2L – 8L'],
    service: 'web-development',
    page: '/services/web-development',
    choice: '/services/web-development#prices',
    project: 'web-development',
  })
  expect(parse(address)?.known?.lines).toEqual(['Web Development'])
})

test('the link of every package leads to its own', () => {
  for (const service of content.services) {
    const words = service.tiers.map(({ name }) => {
      const about = findTopic(getEnquiryPath({ about: service.slug, package: toSlug(name) }))
      return about && formatAbout(about)
    })
    expect(new Set(words).size).toBe(3)
    for (const [place, { name }] of service.tiers.entries()) {
      expect(words[place]).toContain(`${service.title}, ${name}, ₹`)
    }
  }
})

test('a job has its place, a project the type of its services', () => {
  expect(findTopic(getEnquiryPath({ job: 'backend-engineer' }))).toEqual({
    lines: ['Backend Engineer', 'New York'],
    service: null,
    page: '/careers#backend-engineer',
    choice: '/careers#backend-engineer',
    project: 'other',
  })
  expect(findTopic(getEnquiryPath({ project: 'cold-chain-tracker' }))).toEqual({
    lines: ['A project like Cold-chain tracker'],
    service: 'software-hardware-development',
    page: '/portfolio#cold-chain-tracker',
    choice: '/portfolio#cold-chain-tracker',
    project: 'iot-hardware',
  })
})

test('a plan has all its packages, their sum and its own address', () => {
  const address =
    '/contact?piece.ecommerce-solutions=professional-store&piece.digital-marketing=growth.1-2&piece.kites='
  expect(findTopic(address)).toEqual({
    lines: [
      'Plan of 2 services',
      'E-commerce Solutions: Professional Store ₹2L – 6L',
      'Digital Marketing: Growth ₹75K – 2L per month',
      'Together ₹2L – 6L and ₹75K – 2L per month',
      '6–12 weeks',
    ],
    service: 'ecommerce-solutions',
    page: '/plan?piece.ecommerce-solutions=professional-store.200000-600000&piece.digital-marketing=growth.75000-200000',
    choice:
      '/plan?piece.ecommerce-solutions=professional-store.200000-600000&piece.digital-marketing=growth.75000-200000',
    project: 'web-development',
  })
})

describe('subjects that the content does not have', () => {
  test('a package: the service alone', () => {
    expect(findTopic('/contact?about=web-development&package=<b>free</b>')?.lines).toEqual([
      'Web Development',
    ])
  })

  test.each([
    '',
    '?about=',
    '?about=Buy%20now',
    '?about=__proto__',
    '?about=../careers',
    '?package=professional',
    '?about=backend-engineer',
    '?job=kite-cutter',
    '?project=toString',
    '?piece.kites=starter&piece.web-development=',
  ])('%s: nothing', (search) => {
    expect(findTopic(`/contact${search}`)).toBeNull()
  })
})

describe('names in addresses', () => {
  test.each([
    ['Starter Store', 'starter-store'],
    ['R&D + Prototype (pro)', 'r-d-prototype-pro'],
    ['Starter+', 'starter-plus'],
    ['Starter (2026)', 'starter-2026'],
    // As pages show it and as the preview marks it, with invisible characters.
    ['Pre-\u2060launch\u200b\u200d', 'pre-launch'],
    ['शुरुआत', 'शुरुआत'],
  ])('%s -> %s', (name, slug) => {
    expect(toSlug(name)).toBe(slug)
  })
})

describe('the project type of a service', () => {
  test('is one of those in the form, and each of them but Other is used', () => {
    const used = new Set(services.map(({ slug }) => getProjectType(slug, groups)))
    expect(projectTypes.map(({ value }) => value)).toEqual(expect.arrayContaining([...used]))
    expect(used).toContain('other')
    expect(used.size).toBe(projectTypes.length)
  })

  test.each([
    ['app-development', 'mobile-app'],
    ['pcb-hardware-design', 'iot-hardware'],
    ['system-integration', 'automation'],
    ['seo-optimization', 'consulting'],
    ['ui-ux-design', 'other'],
    ['kite-repair', 'other'],
  ])('%s: %s', (slug, type) => {
    expect(getProjectType(slug, groups)).toBe(type)
  })

  test('uses the group for a service that was added later', () => {
    const [first] = groups
    if (!first?.services[0]) throw new Error('The seed has no service')
    const groupsWithNewService = [
      { ...first, services: [{ ...first.services[0], slug: 'web-audits' }] },
    ]
    expect(getProjectType('web-audits', groupsWithNewService)).toBe('web-development')
  })
})
