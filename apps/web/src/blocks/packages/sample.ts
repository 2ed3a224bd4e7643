import { type CreateExamples, toReference } from '#app/blocks/samples.ts'

export const createExamples: CreateExamples = ({ service }) => [
  { heading: 'What it costs', service: toReference(service) },
]
