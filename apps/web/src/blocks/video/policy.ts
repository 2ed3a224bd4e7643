import type { BlockPolicy } from '#app/blocks/policy.ts'
import { playerOrigins, videoPlayer } from './video-player.ts'

export const policy: BlockPolicy<'video'> = {
  frames: playerOrigins,
  getFrames: ({ video }) => {
    const player = videoPlayer(video)
    return player ? [new URL(player.src).origin] : []
  },
}
