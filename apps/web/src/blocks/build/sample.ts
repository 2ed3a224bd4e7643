import { type CreateExamples, toReference } from '#app/blocks/samples.ts'

export const createExamples: CreateExamples = ({ project }) => [
  { heading: 'A build of this kind', build: toReference(project) },
]
