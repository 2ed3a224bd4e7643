import { type CreateExamples, createBlock, withKeys } from '#app/blocks/samples.ts'

/** For a new landing page. */
export const createSteps = (
  heading: string,
  ...texts: readonly (readonly [title: string, text: string])[]
) =>
  createBlock('steps', {
    heading,
    steps: withKeys(texts.map(([title, text]) => ({ _type: 'serviceStep', title, text }))),
  })

export const createExamples: CreateExamples = ({ service }) => [
  { heading: 'Live in four steps', steps: service.steps },
]
