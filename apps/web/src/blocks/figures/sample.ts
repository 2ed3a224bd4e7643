import type { CreateExamples } from '../samples.ts'

export const createExamples: CreateExamples = ({ homePart }) => [
  { heading: 'What we stand for', stats: homePart('why').stats },
]
