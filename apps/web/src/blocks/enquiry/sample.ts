import { type CreateExamples, createBlock, toReference } from '#app/blocks/samples.ts'

/** For a new landing page. */
export const createEnquiry = (heading: string, text: string) =>
  createBlock('enquiry', { heading, text })

export const createExamples: CreateExamples = ({ service }) => [
  {
    heading: 'Ask before Diwali',
    text: 'Say what you sell and how people pay today. You get a fixed price and a date.',
    service: toReference(service),
  },
]
