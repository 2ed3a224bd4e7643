import { type CreateExamples, createBlock, withKeys } from '#app/blocks/samples.ts'

/** For a new landing page. */
export const createFacts = (...pairs: readonly (readonly [label: string, value: string])[]) =>
  createBlock('facts', {
    facts: withKeys(pairs.map(([label, value]) => ({ _type: 'fact', label, value }))),
  })

export const createExamples: CreateExamples = ({ home }) => [{ facts: home.facts }]
