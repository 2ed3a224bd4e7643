import type { CreateExamples } from '#app/blocks/samples.ts'

export const createExamples: CreateExamples = ({ project }) => [
  {
    heading: 'They trust us',
    pictures: ['one', 'two'].map((_key) => ({ _key, image: project.image })),
  },
]
