import { expect, it } from 'vitest'
import { listReplacedSamples } from './sample-blocks.ts'

it('finds the sample address of a video whose file is uploaded', () => {
  const video = { _type: 'videoSection', video: '[Sample video address]' }
  const file = { _type: 'file', asset: { _type: 'reference', _ref: 'film' } }
  const sections = [
    { ...video, _key: 'waiting', file: { _type: 'file' } },
    { ...video, _key: 'uploaded', file },
    { ...video, _key: 'both', file, video: 'https://vimeo.com/1' },
  ]
  expect(listReplacedSamples({ _type: 'landingPage', sections })).toEqual([
    ['sections', { _key: 'uploaded' }, 'video'],
  ])
})
