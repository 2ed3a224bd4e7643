import { line, list, paragraph, part, section } from '../fields.ts'
import { singletonType } from '../singleton-type.ts'

const meta = () =>
  part('meta', 'Search and sharing', 'Title, description and sharing picture.', 'pageMeta')

export const contact = singletonType({
  name: 'contact',
  fields: [
    part('headline', 'Headline', 'The large words at the top.', 'headline'),
    paragraph('lead', 'Lead', 'Says how soon we respond.', { rows: 2 }),
    section('replyTimes', 'Reply times', 'Stands among the contact details.', [
      line('value', 'First line', 'For example “4 hours in business hours”.'),
      line('note', 'Second line', 'For weekends and emergencies.'),
    ]),
    line('formHeading', 'Form heading', 'For example “Send an enquiry”.'),
    line('formHelp', 'Form help', 'Says which fields are needed.'),
    part('privacyNote', 'Privacy note', 'Stands beside the button; may hold a link.', 'richLine'),
    section('meeting', 'Meeting', 'Invites the visitor to book a meeting instead.', [
      line('heading', 'Heading', 'A short question.'),
      paragraph('text', 'Text', 'One or two short sentences.', { rows: 2 }),
      part('action', 'Button', 'Leads to the booking page.', 'link'),
    ]),
    section('next', 'What happens next', 'Three steps after the message is sent.', [
      line('heading', 'Heading', 'For example “What happens next”.'),
      list('items', 'Steps', 'Exactly three.', 'titledText'),
    ]),
    meta(),
  ],
})

export const booking = singletonType({
  name: 'booking',
  fields: [
    paragraph('lead', 'Lead', 'One or two sentences under the heading.', { rows: 2 }),
    list('facts', 'Facts', 'Three facts beside the calendar.', 'fact'),
    part(
      'calendarNotice',
      'Calendar note',
      'Says where the calendar comes from; may hold a link.',
      'richLine',
    ),
    line('fallbackNotice', 'Fallback note', 'Shown when the calendar cannot be loaded.'),
    line('quickContactNote', 'Quick Contact note', 'Says that the button opens the contact form.'),
    meta(),
  ],
})
