import type { Preparation } from '#app/blocks/prepare-blocks.ts'

export const preparation: Preparation<'video'> = {
  // A poster cannot be cut by styles.
  ratio: 16 / 9,
  files: ['file', 'captions'],
}
