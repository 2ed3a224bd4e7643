import type { CreateExamples } from '../samples.ts'

export const createExamples: CreateExamples = ({ homePart }) => [homePart('closing')]
