import { reservedAtRoot } from '@kitewright/content-types/addresses'
import { expect, test } from 'vitest'
import { validDocument } from '../../tests/valid-documents.ts'
import { getVisibility } from '../dates.ts'
import { collectDocumentIssues } from '../document-issues.ts'
import { collectSharedIssues } from '../shared-issues.ts'

const landing = validDocument.landingPage

test.each([...reservedAtRoot].filter(Boolean))(
  'rejects /%s as an address or earlier address of a landing page',
  (current) => {
    const page = { ...landing(), slug: { _type: 'slug', current }, earlierAddresses: [current] }
    expect(collectDocumentIssues(page).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['slug', 'earlierAddresses[0]']),
    )
  },
)

test('rejects a project that is twice on a page', () => {
  const build = (_key: string) => ({
    _key,
    _type: 'buildSection',
    heading: 'A build',
    build: { _type: 'reference', _ref: 'project-a' },
  })
  const page = { ...landing(), sections: [build('a'), build('b')] }
  expect(collectDocumentIssues(page).map(({ path }) => path)).toEqual([
    'sections[_key=="b"].build._ref',
  ])
})

test('shows a landing page until the end of its last day in India', () => {
  const at = (time: string) => getVisibility(landing(), Date.parse(time))
  expect(at('2027-11-10T23:59:59+05:30')).toBe('now')
  expect(at('2027-11-11T00:00:00+05:30')).toBe('ended')
})

test('rejects links to a page that expires earlier', () => {
  const link = (until?: string) => ({
    ...landing(),
    _id: 'landing-b',
    slug: { _type: 'slug', current: 'other' },
    endsOn: until,
    sections: [
      {
        _key: 'a',
        _type: 'closing',
        primary: {
          _type: 'link',
          label: 'There',
          page: { _type: 'reference', _ref: 'landing-a' },
        },
      },
    ],
  })
  const messages = (until?: string) =>
    collectSharedIssues([landing(), link(until)], 0)
      .filter(({ issue }) => issue.document?.id === 'landing-b' && issue.path.includes('page'))
      .map(({ issue }) => issue.message)
  expect(messages('2027-11-10')).toEqual([])
  expect(messages('2027-11-11')).toHaveLength(1)
  expect(messages()[0]).toContain('expires on 11 November 2027, 00:00 IST')
})

test('allows one enquiry form per page, also on home', () => {
  const forms = ['a', 'b'].map((_key) => ({ _key, _type: 'enquirySection' }))
  const message = 'A page has one enquiry form. Remove this one or the other.'
  expect(collectDocumentIssues({ ...landing(), sections: forms })).toContainEqual(
    expect.objectContaining({ path: 'sections[_key=="b"]', message }),
  )
  const ownSections = forms.map((form) => ({ _key: form._key, after: 'why', sections: [form] }))
  expect(collectDocumentIssues({ ...validDocument.home(), ownSections })).toContainEqual(
    expect.objectContaining({
      path: 'ownSections[_key=="b"].sections[_key=="b"]',
      message,
    }),
  )
})

const file = (_ref: string) => ({ _type: 'file', asset: { _type: 'reference', _ref } })
const film = file('file-a-mp4')
const captions = file('file-b-vtt')
const video = 'https://vimeo.com/76979871'

test.each([
  [{ video }, undefined],
  [{ file: film, captions }, undefined],
  [{ file: file('file-a-webm'), silent: true }, undefined],
  [{}, 'file: Upload a video, or write its address at YouTube or Vimeo.'],
  [
    { file: film, captions, video },
    'video: A file is uploaded already. Empty this, or remove the file.',
  ],
  [{ file: film }, 'captions: Upload captions, or say below that the video has no sound.'],
  [
    { file: film, silent: false },
    'captions: Upload captions, or say below that the video has no sound.',
  ],
  [
    { file: file('file-a-mov'), silent: true },
    'file.asset: Upload a file that ends in .mp4 or .webm.',
  ],
  [
    { file: film, captions: file('file-b-srt') },
    'captions.asset: Upload a file that ends in .vtt.',
  ],
])('a video is a file with captions, or an address: %j', (fields, problem) => {
  const section = { _key: 'a', _type: 'videoSection', ...fields }
  const found = collectDocumentIssues({ ...landing(), sections: [section] }).map(
    ({ path, message }) => `${path.replace('sections[_key=="a"].', '')}: ${message}`,
  )
  expect(found).toEqual(problem ? [problem] : [])
})

test('rejects a file that a phone should not load', () => {
  const page = { ...landing(), sections: [{ _key: 'a', _type: 'videoSection', file: film }] }
  const messages = (size: number) =>
    collectSharedIssues([page, { _id: 'file-a-mp4', _type: 'sanity.fileAsset', size }], 0)
      .filter(({ issue }) => issue.path.includes('file'))
      .map(({ issue }) => issue.message)
  expect(messages(25_000_000)).toEqual([])
  expect(messages(25_000_001)).toEqual([
    'This file has 26 MB. Make it smaller, 25 MB or less, and upload it again.',
  ])
})
