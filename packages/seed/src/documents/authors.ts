import type { Author } from '@kitewright/content-types/model'
import type { Draft } from '../document-parts/parts.ts'

const createDesk = (name: string, title: string, about: string): Draft<Author> => ({
  _id: `author-${name}`,
  _type: 'author',
  title,
  about,
})

export const authors = [
  createDesk(
    'projects-desk',
    'Kitewright Projects Desk',
    'The people who write our quotes and run our projects.',
  ),
  createDesk(
    'engineering',
    'Kitewright Engineering',
    'The people who build and run our web and mobile software.',
  ),
  createDesk(
    'hardware-desk',
    'Kitewright Hardware Desk',
    'The people who take our boards from the bench to production.',
  ),
]
