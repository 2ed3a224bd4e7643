// @ts-check
// biome-ignore-all lint/correctness/noUnusedVariables: Google and people run them.
/**
 * Google Apps Script that keeps the enquiries of the contact form in a spreadsheet and writes a mail for each: README.md
 * says how to set it up. It is pasted as it is, so it is one file and imports nothing. Names that end in `_` stay
 * out of the editor's menu of functions to run. Nothing that a visitor wrote is logged.
 *
 * @typedef {Record<keyof typeof LONGEST | 'other', string>} Enquiry Texts, as `packages/enquiry/src/enquiry.ts` names them.
 * @typedef {GoogleAppsScript.Spreadsheet.Sheet} Sheet
 * @typedef {GoogleAppsScript.Spreadsheet.Spreadsheet} Spreadsheet
 */

/** Name of the tab, and what stands before the day in the name of one that stands in for it. */
const TAB = 'Enquiries'
const SPARE_SPREADSHEET = 'Enquiries that found no place'

/**
 * Headings as people read them, and the field in each, in the order of a new tab.
 *
 * @type {{ heading: string, field: keyof Enquiry | 'receivedAt' }[]}
 */
const COLUMNS = [
  { heading: 'Received', field: 'receivedAt' },
  { heading: 'Name', field: 'name' },
  { heading: 'Email', field: 'email' },
  { heading: 'Phone', field: 'phone' },
  { heading: 'Project', field: 'project' },
  { heading: 'Message', field: 'message' },
  { heading: 'About', field: 'about' },
  { heading: 'Page', field: 'page' },
  { heading: 'First page', field: 'landing' },
  { heading: 'Came from', field: 'referrer' },
  { heading: 'Campaign', field: 'campaign' },
  { heading: 'Sent', field: 'timestamp' },
  { heading: 'Flag', field: 'flag' },
  { heading: 'Id', field: 'id' },
  { heading: 'Other', field: 'other' },
]
const HEADINGS = COLUMNS.map(({ heading }) => heading)

/** The longest that each field may be, in characters. Those of `packages/enquiry`; a test compares them. */
const LONGEST = {
  name: 200,
  email: 320,
  phone: 60,
  project: 100,
  message: 10_320,
  timestamp: 60,
  id: 36,
  flag: 200,
  about: 300,
  page: 300,
  landing: 300,
  referrer: 300,
  campaign: 1_000,
}
const NEEDED = ['name', 'email', 'phone', 'message']
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Fields that a later form sends and this script does not know, as JSON. */
const LONGEST_OTHER = 2_000
const LONGEST_BODY = 100_000

/** The form waits 15 s for an answer. */
const LOCK_MS = 8_000
/** Of the mails that Google sends in a day, so many are for enquiries that no sheet takes. */
const MAILS_KEPT_BACK = 10
const KEEP_DAYS = 180
const DAY_MS = 86_400_000

/** Says that the script runs, and nothing of what it keeps. */
function doGet() {
  return answer_({ running: true })
}

/**
 * Takes one enquiry: JSON as text/plain, as a page of another origin sends it unasked. Google answers 200 whatever
 * happens: `{ "stored": true }` or `{ "error": "..." }`.
 *
 * @param {GoogleAppsScript.Events.DoPost} event
 */
function doPost(event) {
  const { enquiry, error } = readEnquiry_(event?.postData?.contents)
  if (!enquiry) return answer_({ error })
  const { place, again, trouble } = store_(enquiry)
  if (again) return answer_({ stored: true })
  const isMailed = mail_(enquiry, place, trouble)
  if (place || isMailed) return answer_({ stored: true })
  return answer_({ error: 'The enquiry could not be stored. Please try again.' })
}

/** To be run once by hand, and again after a setting was changed: asks for permissions, makes the tab and the trigger. */
function setUp() {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet()
  if (!spreadsheet)
    throw new Error('Open the script from its spreadsheet: Extensions, Apps Script.')
  const settings = PropertiesService.getScriptProperties()
  settings.setProperty('SPREADSHEET_ID', spreadsheet.getId())
  const days = keepDays_()
  headingsOf_(tabOf_(spreadsheet, TAB))
  for (const trigger of ScriptApp.getProjectTriggers()) {
    if (trigger.getHandlerFunction() === 'deleteOld') ScriptApp.deleteTrigger(trigger)
  }
  ScriptApp.newTrigger('deleteOld').timeBased().everyDays(1).atHour(3).create()
  const mails = settings.getProperty('MAIL_TO')
    ? `A mail is written for each; Google sends ${MailApp.getRemainingDailyQuota()} more today.`
    : 'No mail is written: the script property MAIL_TO is not set.'
  console.log(`Ready. Enquiries are kept for ${days} days. ${mails}`)
}

/** Deletes what is older than the setting says, wherever it was stored. Run by the trigger, each day. */
function deleteOld() {
  const before = Date.now() - keepDays_() * DAY_MS
  const lock = LockService.getScriptLock()
  lock.waitLock(30_000)
  try {
    let count = 0
    for (const sheet of tabs_()) count += deleteRowsBefore_(sheet, before)
    console.log(`${count} enquiries were deleted for their age.`)
  } finally {
    lock.releaseLock()
  }
}

/**
 * @param {object} body
 */
function answer_(body) {
  return ContentService.createTextOutput(JSON.stringify(body)).setMimeType(
    ContentService.MimeType.JSON,
  )
}

/** Throws when the setting is no number of days. */
function keepDays_() {
  const setting = PropertiesService.getScriptProperties().getProperty('KEEP_DAYS')
  const days = setting ? Number(setting) : KEEP_DAYS
  if (Number.isInteger(days) && days > 0) return days
  throw new Error('The script property KEEP_DAYS must be a number of days, such as 180.')
}

/**
 * What a body says, checked; else what is wrong with it, without quoting it.
 *
 * @param {string | undefined} body
 * @returns {{ enquiry?: Enquiry, error?: string }}
 */
function readEnquiry_(body) {
  if (!body) return { error: 'There is no enquiry in the request.' }
  if (body.length > LONGEST_BODY) return { error: 'The request is too long.' }
  let sent
  try {
    sent = JSON.parse(body)
  } catch {
    return { error: 'The request is not JSON.' }
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return { error: 'The request is not a JSON object.' }
  }
  /** @type {Record<string, string>} */
  const texts = {}
  for (const [field, longest] of Object.entries(LONGEST)) {
    const value = sent[field] ?? ''
    if (typeof value !== 'string') return { error: `${field} must be text.` }
    const text = value.trim()
    if (text.length > longest) return { error: `${field} may have ${longest} characters.` }
    if (!text && NEEDED.includes(field)) return { error: `${field} is missing.` }
    texts[field] = text
  }
  // Pages from before there were ids send none.
  if (texts.id && !UUID.test(texts.id)) return { error: 'id must be a UUID.' }
  const others = Object.entries(sent).filter(([field]) => !(field in LONGEST))
  texts.other = others.length > 0 ? textOf_(Object.fromEntries(others)) : ''
  return { enquiry: /** @type {Enquiry} */ (texts) }
}

/**
 * @param {object} fields
 */
const textOf_ = (fields) => JSON.stringify(fields).slice(0, LONGEST_OTHER)

/**
 * Stores an enquiry once: in the tab; if that takes no row in one for the day, or in another spreadsheet. A tab takes
 * none when it is protected or gone or all ten million cells are used. Without a lock the tab is left to
 * those who have it.
 *
 * @param {Enquiry} enquiry
 * @returns {{ place: string | null, again: boolean, trouble: string[] }} The name of the place, or null for none.
 */
function store_(enquiry) {
  /** @type {string[]} */
  const trouble = []
  const lock = lock_()
  try {
    if (enquiry.id && tabs_().some((sheet) => has_(sheet, enquiry.id))) {
      return { place: null, again: true, trouble }
    }
    const day = `${TAB} ${new Date().toISOString().slice(0, 10)}`
    const places = [
      { name: day, open: () => tabOf_(spreadsheet_(), day) },
      { name: SPARE_SPREADSHEET, open: () => tabOf_(spareSpreadsheet_(), TAB) },
    ]
    if (lock) places.unshift({ name: TAB, open: () => tabOf_(spreadsheet_(), TAB) })
    else trouble.push(`The tab “${TAB}” was busy for ${LOCK_MS / 1000} seconds.`)
    for (const { name, open } of places) {
      try {
        append_(open(), enquiry)
        return { place: name, again: false, trouble }
      } catch (error) {
        trouble.push(`“${name}” took no row: ${reasonOf_(error, enquiry)}`)
      }
    }
    return { place: null, again: false, trouble }
  } finally {
    for (const line of trouble) console.error(line)
    lock?.releaseLock()
  }
}

/** The lock that only one execution has at a time; null when it did not come. */
function lock_() {
  try {
    const lock = LockService.getScriptLock()
    return lock.tryLock(LOCK_MS) ? lock : null
  } catch {
    return null
  }
}

/** The spreadsheet that `setUp` was run in; before that, the one that the script belongs to. */
function spreadsheet_() {
  const id = PropertiesService.getScriptProperties().getProperty('SPREADSHEET_ID')
  return id ? SpreadsheetApp.openById(id) : SpreadsheetApp.getActiveSpreadsheet()
}

/** The spreadsheet for what found no place, made when it is needed or cannot be opened any more. */
function spareSpreadsheet_() {
  const known = knownSpareSpreadsheet_()
  if (known) return known
  const made = SpreadsheetApp.create(SPARE_SPREADSHEET)
  PropertiesService.getScriptProperties().setProperty('SPARE_SPREADSHEET_ID', made.getId())
  return made
}

function knownSpareSpreadsheet_() {
  const id = PropertiesService.getScriptProperties().getProperty('SPARE_SPREADSHEET_ID')
  try {
    return id ? SpreadsheetApp.openById(id) : null
  } catch {
    return null
  }
}

/** All tabs that hold enquiries, as far as they can be opened. */
function tabs_() {
  return [spreadsheet_, knownSpareSpreadsheet_].flatMap((open) => {
    try {
      const sheets = open()?.getSheets() ?? []
      return sheets.filter((sheet) => `${sheet.getName()} `.startsWith(`${TAB} `))
    } catch {
      return []
    }
  })
}

/**
 * @param {Spreadsheet} spreadsheet
 * @param {string} name
 * @returns {Sheet}
 */
function tabOf_(spreadsheet, name) {
  const found = spreadsheet.getSheetByName(name)
  if (found) return found
  try {
    return spreadsheet.insertSheet(name)
  } catch (error) {
    // Another execution may have made it meanwhile.
    const made = spreadsheet.getSheetByName(name)
    if (made) return made
    throw error
  }
}

/**
 * The headings of a tab, which people may have put in another order or parted with columns of their own. Writes
 * those that are missing.
 *
 * @param {Sheet} sheet
 * @returns {string[]}
 */
function headingsOf_(sheet) {
  const first = firstRowOf_(sheet)
  const hasHeadings = HEADINGS.some((heading) => first.includes(heading))
  // Somebody deleted them: what is there is an enquiry.
  if (first.length > 0 && !hasHeadings) sheet.insertRowBefore(1)
  const there = hasHeadings ? first : []
  const missing = HEADINGS.filter((heading) => !there.includes(heading))
  if (missing.length > 0) {
    const room = sheet.getMaxColumns()
    const needed = there.length + missing.length
    if (needed > room) sheet.insertColumnsAfter(room, needed - room)
    sheet
      .getRange(1, there.length + 1, 1, missing.length)
      .setValues([missing])
      .setFontWeight('bold')
    sheet.setFrozenRows(1)
  }
  return [...there, ...missing]
}

/**
 * Appends a row in one step, also beside others that do. Throws what Google throws, at the latest when all is written.
 *
 * @param {Sheet} sheet
 * @param {Enquiry} enquiry
 */
function append_(sheet, enquiry) {
  const row = headingsOf_(sheet).map((heading) => {
    const field = COLUMNS.find((column) => column.heading === heading)?.field
    if (field === 'receivedAt') return new Date()
    return field ? cellOf_(enquiry[field]) : ''
  })
  sheet.appendRow(row)
  SpreadsheetApp.flush()
}

/**
 * A text that stays one. Google reads what is written to a cell as if it were typed: `=` and `+` begin a formula (also
 * a phone's `+91`), `0042` becomes 42 and `1/2` a date. A typed apostrophe in front says that it is text,
 * and is no part of it.
 *
 * @param {string} text
 */
const cellOf_ = (text) => text && `'${text}`

/**
 * Whether an enquiry stands in a tab. One that cannot be asked holds none: twice is better than lost.
 *
 * @param {Sheet} sheet
 * @param {string} id
 */
function has_(sheet, id) {
  try {
    const column = firstRowOf_(sheet).indexOf('Id') + 1
    const rows = sheet.getLastRow() - 1
    if (column === 0 || rows < 1) return false
    const cells = sheet.getRange(2, column, rows, 1)
    return cells.createTextFinder(id).matchEntireCell(true).findNext() !== null
  } catch {
    return false
  }
}

/**
 * @param {Sheet} sheet
 * @returns {string[]}
 */
function firstRowOf_(sheet) {
  const width = sheet.getLastColumn()
  return width > 0 ? sheet.getRange(1, 1, 1, width).getValues().flat().map(String) : []
}

/**
 * Deletes the rows received before a time and answers how many. A row whose date is none is left.
 *
 * @param {Sheet} sheet
 * @param {number} before Milliseconds since 1970.
 */
function deleteRowsBefore_(sheet, before) {
  const column = firstRowOf_(sheet).indexOf('Received') + 1
  const rows = sheet.getLastRow() - 1
  if (column === 0 || rows < 1) return 0
  const dates = sheet.getRange(2, column, rows, 1).getValues().flat()
  const old = dates.map((date) => typeof date?.getTime === 'function' && date.getTime() < before)
  const count = old.filter(Boolean).length
  // Google refuses to delete the last row that is not frozen.
  if (count === sheet.getMaxRows() - 1) sheet.insertRowAfter(sheet.getMaxRows())
  // From below, so that the rows above keep their numbers; neighbours together, as each call takes a while.
  for (let last = old.length - 1; last >= 0; last -= 1) {
    if (!old[last]) continue
    let first = last
    while (first > 0 && old[first - 1]) first -= 1
    sheet.deleteRows(first + 2, last - first + 1)
    last = first
  }
  return count
}

/**
 * Writes the mail, if there is a setting for it; answers whether it was sent. What a program filled in is stored and not
 * mailed, but for what no sheet took: the mail is all that is left of it.
 *
 * @param {Enquiry} enquiry
 * @param {string | null} place
 * @param {string[]} trouble
 */
function mail_(enquiry, place, trouble) {
  const isTrapped = enquiry.flag.startsWith('hidden field filled in')
  if (place && isTrapped) return false
  try {
    const to = PropertiesService.getScriptProperties().getProperty('MAIL_TO')
    if (!to) return false
    if (MailApp.getRemainingDailyQuota() <= (place ? MAILS_KEPT_BACK : 0)) {
      console.error('No mail was written: the mails of this day are used up.')
      return false
    }
    MailApp.sendEmail({
      to,
      subject: subjectOf_(enquiry),
      body: mailTextOf_(enquiry, place, trouble),
      // Google sends nothing at all to reply to what is no address.
      ...(ADDRESS.test(enquiry.email) && { replyTo: enquiry.email }),
    })
    return true
  } catch (error) {
    console.error(`The mail was not sent: ${reasonOf_(error, enquiry)}`)
    return false
  }
}

/**
 * @param {Enquiry} enquiry
 */
function subjectOf_({ name, about, project }) {
  const subject = `Enquiry: ${[name, about || project].filter(Boolean).join(', ')}`
  return subject.replace(/\s+/g, ' ').slice(0, 200)
}

/**
 * @param {Enquiry} enquiry
 * @param {string | null} place
 * @param {string[]} trouble
 */
function mailTextOf_(enquiry, place, trouble) {
  const lines = COLUMNS.flatMap(({ heading, field }) => {
    const text = field === 'receivedAt' ? '' : enquiry[field]
    if (!text) return []
    return [field === 'message' ? `\n${text}\n` : `${heading}: ${text}`]
  })
  if (!place) lines.unshift('NO SHEET TOOK THIS ENQUIRY: it is in this mail alone.', ...trouble, '')
  else if (trouble.length > 0) lines.unshift(...trouble, `It is stored in “${place}”.`, '')
  return lines.join('\n')
}

/**
 * Why something failed, in Google's words unless they quote the enquiry.
 *
 * @param {unknown} error
 * @param {Enquiry} enquiry
 */
function reasonOf_(error, enquiry) {
  const reason = String(error)
  const quotes = Object.values(enquiry).some((text) => text.length > 2 && reason.includes(text))
  return quotes ? 'Google’s words quote the enquiry and are left out.' : reason
}
