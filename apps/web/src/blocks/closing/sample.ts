import type { CreateExamples } from '#app/blocks/samples.ts'

export const createExamples: CreateExamples = ({ homePart }) => [homePart('closing')]
