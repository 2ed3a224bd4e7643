import { type CreateExamples, toReference } from '#app/blocks/samples.ts'

export const createExamples: CreateExamples = () => [
  {
    heading: 'Three ways to get paid online',
    text: 'Each stands alone, and each can take over from the one before.',
    services: ['payment-gateway', 'web-development', 'saas-development'].map((slug) => ({
      ...toReference({ _id: `service-${slug}` }),
      _key: slug,
    })),
  },
]
