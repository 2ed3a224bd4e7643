import { type CreateExamples, createBlock, toParagraphs } from '#app/blocks/samples.ts'

/** For a new landing page. */
export const createColumns = (heading: string, left: string, right: string) =>
  createBlock('columns', {
    heading,
    left: toParagraphs([left]),
    right: toParagraphs([right]),
  })

export const createExamples: CreateExamples = ({ legalPage }) => [
  {
    heading: 'Before and after',
    left: legalPage.summary,
    right: legalPage.summary,
    background: 'vellum',
    space: 'tight',
  },
]
