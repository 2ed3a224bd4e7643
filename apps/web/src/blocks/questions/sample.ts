import type { CreateExamples } from '../samples.ts'

export const createExamples: CreateExamples = ({ question }) => [
  { heading: 'Asked most often', topic: question.category },
]
