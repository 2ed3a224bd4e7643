import { choice, inGroup, line, lines, list, paragraph, part, section } from '../fields.ts'
import { defineSingleton } from '../singleton-type.ts'

const splashChoices = [
  { value: 'every-load', title: 'Every page load' },
  { value: 'first-page', title: 'First page of a visit' },
  { value: 'never', title: 'Never' },
] as const

export const siteSettings = defineSingleton({
  name: 'siteSettings',
  groups: [
    { name: 'company', title: 'Company', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'menus', title: 'Menus and footer' },
    { name: 'splash', title: 'Opening screen' },
    { name: 'cookies', title: 'Cookie banner' },
  ],
  fields: [
    ...inGroup(
      'company',
      line('brand', 'Brand', 'The name on every page and in every title.', {
        max: 200,
        noPlaceholders: true,
      }),
      line('legalName', 'Legal name', 'Shown in the copyright line.', {
        max: 200,
        noPlaceholders: true,
      }),
      line('tagline', 'Tagline', 'For example “Built for business. Feels like play.”', {
        max: 200,
      }),
      line('descriptor', 'What we are', 'For example “technology services company”.', {
        max: 200,
      }),
      paragraph('description', 'Company in one sentence', 'For search engines and link previews.', {
        max: 1000,
      }),
      lines('companyTypes', 'Fields of work', 'Software, electronics and so on.', { max: 200 }),
      paragraph(
        'registeredAddress',
        'Registered address',
        'As in the company register. Shown in the footer, on the contact page and on price sheets. If empty, it is left out.',
        { max: 300, optional: true, noPlaceholders: true, rows: 2 },
      ),
      line(
        'cin',
        'CIN',
        'The company’s number in the register, 21 characters. If empty, it is left out.',
        {
          max: 21,
          optional: true,
          noPlaceholders: true,
          pattern: {
            as: /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
            message:
              'A CIN has 21 characters, in capitals and without spaces: U72200KA2020PTC123456. Copy it from the certificate of incorporation.',
          },
        },
      ),
      line('gstin', 'GSTIN', 'The company’s GST number, 15 characters. If empty, it is left out.', {
        max: 15,
        optional: true,
        noPlaceholders: true,
        pattern: {
          as: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
          message:
            'A GSTIN has 15 characters, in capitals and without spaces: 29ABCDE1234F1Z5. Copy it from the registration certificate.',
        },
      }),
      line(
        'foundedYear',
        'Founded',
        'The year of incorporation, for example 2020. If empty, it is left out.',
        {
          max: 4,
          optional: true,
          noPlaceholders: true,
          pattern: {
            as: /^(19|20)\d{2}$/,
            message: 'Write a year of four digits, for example 2020.',
          },
        },
      ),
      line(
        'signatory',
        'Who signs quotes',
        'Name and role, for example “Asha Rao, director”. Shown on the contact page, on About Us and on price sheets. If empty, it is left out.',
        { max: 80, optional: true, noPlaceholders: true },
      ),
    ),
    ...inGroup(
      'contact',
      line('email', 'Email', 'The address that clients write to.', {
        max: 200,
        noPlaceholders: true,
        pattern: {
          as: /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/,
          message: 'Write one email address, for example hello@company.example.',
        },
      }),
      line('phone', 'Phone', 'With country code, for example +91 80 5550 0142.', {
        max: 200,
        noPlaceholders: true,
        pattern: {
          as: /^\+?[0-9][0-9 ().-]{5,24}$/,
          message: 'Write the phone number with its country code: +91 80 5550 0142.',
        },
      }),
      line('hours', 'Phone hours', 'For example “Mon–Fri 9 AM – 6 PM IST”.', {
        max: 200,
        noPlaceholders: true,
      }),
      section('headquarters', 'Headquarters', 'Where the company is based.', [
        line('city', 'City', 'For example Bangalore.', { max: 200, noPlaceholders: true }),
        line('country', 'Country', 'For example India.', { max: 200, noPlaceholders: true }),
        line('note', 'Note', 'For example “By appointment only”.', { max: 200 }),
      ]),
      list('social', 'Social networks', 'Shown in the footer in this order.', 'socialLink'),
    ),
    ...inGroup(
      'menus',
      list(
        'headerLinks',
        'Links of the header',
        'Beside Home and Services. If empty, the header shows the default links.',
        'link',
        { empty: 'headerLinks', count: [0, 5], item: 'link', letters: 60 },
      ),
      list(
        'headerButtons',
        'Buttons of the header',
        'The last one is highlighted. If empty, the header shows the default buttons.',
        'link',
        { empty: 'headerButtons', count: [0, 2], item: 'button', letters: 40 },
      ),
      list(
        'footerLinks',
        'Links of the footer',
        'Beside the legal pages. If empty, the footer shows the default links.',
        'link',
        { empty: 'footerLinks', count: [0, 8], item: 'link' },
      ),
      section('menu', 'Services menu', 'The two tiles beside the four groups.', [
        part('overview', 'First tile', 'Leads to the services overview.', 'menuTile'),
        part('callback', 'Second tile', 'Leads to Contact Us.', 'menuTile'),
      ]),
      section('readyBox', '“Ready to Start?” box', 'Shown at the end of the services list.', [
        line('title', 'Title', 'For example “Ready to Start?”.', { max: 200 }),
        line('text', 'Text', 'One short sentence.', { max: 1000 }),
        part('action', 'Button', 'Leads to the booking page.', 'link'),
      ]),
      line('footerLine', 'Footer line', 'One or two short sentences under the logo.', {
        max: 200,
      }),
      line('priceNote', 'Price note', 'Explains K and L under every price table.', { max: 200 }),
      line(
        'taxLine',
        'Tax line',
        'Whether prices include taxes such as GST. Shown under every price table and on price sheets. If empty, it is left out.',
        { max: 200, optional: true },
      ),
    ),
    ...inGroup(
      'splash',
      section('splash', 'Opening screen', 'The screen that shows while the site opens.', [
        choice('show', 'Show it', 'How often a visitor sees it.', splashChoices),
        lines('messages', 'Messages', 'Three short lines, shown one after another.', {
          count: 3,
          item: 'message',
          max: 200,
        }),
      ]),
    ),
    ...inGroup(
      'cookies',
      section(
        'cookieBanner',
        'Cookie banner',
        'Asks whether visits may be counted. The buttons have fixed words.',
        [
          line('heading', 'Heading', 'A short question.', { max: 200 }),
          paragraph('text', 'Text', 'What is counted, and that refusing costs nothing.', {
            max: 1000,
          }),
          part(
            'detail',
            'Detail',
            'How visitors change their choice. Links are allowed.',
            'richLine',
          ),
        ],
      ),
    ),
  ],
})
