import type { CreateExamples } from '#app/blocks/samples.ts'

export const createExamples: CreateExamples = ({ homePart, project }) => [
  {
    ...homePart('closing'),
    headline: { _type: 'headline', impact: 'Lamps are lit', effort: 'on one evening.' },
    image: project.image,
  },
]
