import type { CreateExamples } from '#app/blocks/samples.ts'

export const createExamples: CreateExamples = ({ project, film, captions }) => [
  {
    heading: 'A day at the bench',
    video: 'https://vimeo.com/76979871',
    image: project.image,
    caption: 'Two minutes, with sound.',
  },
  { _key: 'film', heading: 'A kite rises', file: film, captions, image: project.image },
]
