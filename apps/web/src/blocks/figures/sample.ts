import type { CreateExamples } from '#app/blocks/samples.ts'

export const createExamples: CreateExamples = ({ homePart }) => [
  { heading: 'What we stand for', stats: homePart('why').stats },
]
