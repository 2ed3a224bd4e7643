import { type CreateExamples, createBlock, toParagraphs } from '#app/blocks/samples.ts'

/** For a new landing page. */
export const createText = (heading: string, ...paragraphs: readonly string[]) =>
  createBlock('text', { heading, body: toParagraphs(paragraphs) })

export const createExamples: CreateExamples = ({ legalPage }) => [
  { heading: 'Why now', body: legalPage.summary },
]
