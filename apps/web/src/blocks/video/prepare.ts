import type { Preparation } from '../prepare-blocks.ts'

export const preparation: Preparation<'video'> = {
  // A poster cannot be cut by styles.
  ratio: 16 / 9,
  files: ['file', 'captions'],
}
