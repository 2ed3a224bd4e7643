import type { Preparation } from '../prepare-blocks.ts'

export const preparation: Preparation<'questions'> = {
  isEmpty: ({ questions }) => questions.length === 0,
}
