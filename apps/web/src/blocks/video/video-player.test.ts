import { expect, it } from 'vitest'
import { getVideoPlayer } from './video-player.ts'

const youtube = 'https://www.youtube-nocookie.com/embed'
const vimeo = 'https://player.vimeo.com/video'

it.each([
  ['https://youtu.be/aB-3', `${youtube}/aB-3?autoplay=1`],
  ['https://youtu.be/aB-3?t=90', `${youtube}/aB-3?autoplay=1&start=90`],
  ['https://www.youtube.com/watch?v=aB-3&t=1m30s', `${youtube}/aB-3?autoplay=1&start=90`],
  ['https://www.youtube.com/watch?v=aB-3&t=1h2m', `${youtube}/aB-3?autoplay=1&start=3720`],
  ['https://youtu.be/aB-3?t=soon', `${youtube}/aB-3?autoplay=1`],
  ['https://vimeo.com/76979871', `${vimeo}/76979871?autoplay=1&dnt=1`],
  ['https://vimeo.com/76979871/8272103f6e', `${vimeo}/76979871?autoplay=1&dnt=1&h=8272103f6e`],
  ['https://vimeo.com/76979871?h=8272103f6e', `${vimeo}/76979871?autoplay=1&dnt=1&h=8272103f6e`],
])('plays %s from its start', (address, src) => {
  expect(getVideoPlayer(address)?.src).toBe(src)
})

it.each(['https://vimeo.com/76979871/a-b', 'https://other.example/76979871', '', null])(
  'has no player for %s',
  (address) => {
    expect(getVideoPlayer(address)).toBeNull()
  },
)
