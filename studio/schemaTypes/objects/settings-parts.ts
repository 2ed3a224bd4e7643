import { defineType } from 'sanity'
import { choice, line, paragraph, part } from '../fields.ts'

const networks = ['LinkedIn', 'Instagram', 'Facebook', 'X', 'YouTube', 'WhatsApp'].map((title) => ({
  value: title,
  title,
}))

export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social network',
  type: 'object',
  fields: [
    choice('network', 'Network', 'Sets the icon and the label.', networks),
    line('url', 'Address', 'The full address of our page there; starts with https:.'),
  ],
  preview: { select: { title: 'network', subtitle: 'url' } },
})

export const menuTile = defineType({
  name: 'menuTile',
  title: 'Menu tile',
  type: 'object',
  fields: [
    line('title', 'Title', 'A few words.'),
    paragraph('text', 'Text', 'One sentence.', { rows: 2 }),
    part('action', 'Link', 'The words at the foot of the tile, and where it leads.', 'link'),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
