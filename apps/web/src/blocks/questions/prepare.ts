import type { Preparation } from '#app/blocks/prepare-blocks.ts'

export const preparation: Preparation<'questions'> = {
  isEmpty: ({ questions }) => questions.length === 0,
}
