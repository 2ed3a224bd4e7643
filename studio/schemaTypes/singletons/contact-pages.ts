import { line, list, paragraph, part, section } from '../fields.ts'
import { defineSingleton } from '../singleton-type.ts'

const defineMeta = () =>
  part('meta', 'Search and sharing', 'Title, description and sharing picture.', 'pageMeta')

export const contact = defineSingleton({
  name: 'contact',
  fields: [
    part('headline', 'Headline', 'The large text at the top.', 'headline'),
    paragraph('lead', 'Lead', 'Says how soon we respond.', { max: 1000, rows: 2 }),
    section('replyTimes', 'Reply times', 'Shown among the contact details.', [
      line('value', 'First line', 'For example “4 hours in business hours”.', { max: 200 }),
      line('note', 'Second line', 'For weekends and emergencies.', { max: 200 }),
    ]),
    line('formHeading', 'Form heading', 'For example “Send an enquiry”.', { max: 200 }),
    line('formHelp', 'Form help', 'Says which fields are needed.', { max: 200 }),
    part('privacyNote', 'Privacy note', 'Shown beside the button. A link is allowed.', 'richLine'),
    section('meeting', 'Meeting', 'Invites the visitor to book a meeting instead.', [
      line('heading', 'Heading', 'A short question.', { max: 200 }),
      paragraph('text', 'Text', 'One or two short sentences.', { max: 1000, rows: 2 }),
      part('action', 'Button', 'Leads to the booking page.', 'link'),
    ]),
    section('next', 'What happens next', 'Three steps after the message is sent.', [
      line('heading', 'Heading', 'For example “What happens next”.', { max: 200 }),
      list('items', 'Steps', 'Exactly three.', 'titledText', { count: 3, item: 'step' }),
    ]),
    defineMeta(),
  ],
})

export const booking = defineSingleton({
  name: 'booking',
  fields: [
    paragraph('lead', 'Lead', 'One or two sentences under the heading.', { max: 1000, rows: 2 }),
    list('facts', 'Facts', 'Three facts beside the calendar.', 'fact', { count: 3, item: 'fact' }),
    part(
      'calendarNotice',
      'Calendar note',
      'Says where the calendar comes from. A link is allowed.',
      'richLine',
    ),
    line('fallbackNotice', 'Fallback note', 'Shown when the calendar cannot be loaded.', {
      max: 200,
    }),
    line('quickContactNote', 'Quick Contact note', 'Says that the button opens the contact form.', {
      max: 200,
    }),
    defineMeta(),
  ],
})
