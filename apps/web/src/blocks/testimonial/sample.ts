import type { CreateExamples } from '#app/blocks/samples.ts'

export const createExamples: CreateExamples = () => [
  {
    quote: 'They said four weeks, and it was four weeks.',
    name: 'Meera Nair',
    role: 'Head of operations, Loom & Co.',
    background: 'haldi',
  },
]
