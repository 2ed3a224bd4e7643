import type { ServiceGroup } from '@kitewright/content-types/model'
import { type Draft, withOrder } from '../document-parts/parts.ts'
import { createSlug, type GroupSlug } from '../document-parts/reference.ts'

type GroupTexts = Pick<ServiceGroup, 'title' | 'shortTitle' | 'colour' | 'intro'>

const group = (address: GroupSlug, texts: GroupTexts): Draft<ServiceGroup> => ({
  _id: `serviceGroup-${address}`,
  _type: 'serviceGroup',
  slug: createSlug(address),
  ...texts,
})

export const serviceGroups = withOrder([
  group('web-and-apps-solutions', {
    title: 'Web and Apps Solutions',
    shortTitle: 'Web & Apps',
    colour: 'rani',
    intro: 'Sites, stores and apps, and the payments inside them.',
  }),
  group('engineering-and-ai', {
    title: 'Engineering and AI',
    shortTitle: 'Engineering & AI',
    colour: 'firozi',
    intro: 'The systems behind the screen, and the repetitive work they take over.',
  }),
  group('build-design-and-devops', {
    title: 'Build Design and DevOps',
    shortTitle: 'Design & DevOps',
    colour: 'kesar',
    intro: 'Screens, boards and devices, and the cloud that carries them.',
  }),
  group('growth-strategy-and-consulting', {
    title: 'Growth Strategy and Consulting',
    shortTitle: 'Growth & Strategy',
    colour: 'haldi',
    intro: 'Be found, have a plan, know the numbers.',
  }),
])
