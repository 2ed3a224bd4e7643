import { defineType } from 'sanity'
import { choice, href, line, paragraph, part } from '../fields.ts'

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
    href(
      'url',
      'Address',
      'The full address of our page there; starts with https:. If empty, WhatsApp uses the phone number.',
      {
        optional: true,
        pattern: {
          as: /^https:/i,
          message: 'Write the full address of our page there; it starts with https:.',
        },
      },
    ),
  ],
  preview: { select: { title: 'network', subtitle: 'url' } },
})

export const menuTile = defineType({
  name: 'menuTile',
  title: 'Menu tile',
  type: 'object',
  fields: [
    line('title', 'Title', 'A few words.', { max: 200 }),
    paragraph('text', 'Text', 'One sentence.', { max: 1000, rows: 2 }),
    part('action', 'Link', 'The words at the bottom of the tile, and where they lead.', 'link'),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
