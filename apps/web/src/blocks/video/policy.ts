import type { BlockPolicy } from '#app/blocks/policy.ts'
import { getVideoPlayer, playerOrigins } from './video-player.ts'

export const policy: BlockPolicy<'video'> = {
  frames: playerOrigins,
  getFrames: ({ video }) => {
    const player = getVideoPlayer(video)
    return player ? [new URL(player.src).origin] : []
  },
}
