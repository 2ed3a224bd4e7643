import type { CreateExamples } from '#app/blocks/samples.ts'

export const createExamples: CreateExamples = ({ project }) => [
  { image: project.image, caption: 'The board, before it goes into its case.' },
]
