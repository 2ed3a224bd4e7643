import type { CreateExamples } from '#app/blocks/samples.ts'

export const createExamples: CreateExamples = ({ project }) => [
  {
    heading: 'From the workshop',
    pictures: ['first', 'second', 'third'].map((_key) => ({
      _key,
      image: project.image,
      caption: `The ${_key} board.`,
    })),
  },
]
