import type { CreateExamples } from '#app/blocks/samples.ts'

export const createExamples: CreateExamples = ({ question }) => [
  { heading: 'Asked most often', topic: question.category },
]
