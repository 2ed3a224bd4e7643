// @ts-check
// biome-ignore-all lint/correctness/noUnusedVariables: Google and people run them.
/**
 * Google Apps Script that stores the enquiries of the contact form in a spreadsheet and writes a mail for each: README.md
 * says how to set it up. It is pasted as it is, so it is one file and imports nothing. Names that end in `_` stay
 * out of the editor's menu of functions to run. Nothing that a visitor wrote is logged.
 *
 * @typedef {Record<keyof typeof LONGEST | 'other', string>} Enquiry Texts, with the names of `packages/protocol/src/enquiry/enquiry.ts`.
 * @typedef {GoogleAppsScript.Spreadsheet.Sheet} Sheet
 * @typedef {GoogleAppsScript.Spreadsheet.Spreadsheet} Spreadsheet
 */

/** Name of the tab, also the prefix of a spare tab's name before the day, and name of the spare spreadsheet. */
const TAB = 'Enquiries'
const SPARE_SPREADSHEET = 'Enquiries that found no place'

/**
 * Headings and their fields, in the order of a new tab.
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

/** Maximum characters of each field, as in `packages/protocol`; a test compares them. */
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
/** Fields of a later form that this script does not know, as JSON. */
const LONGEST_OTHER = 2_000
const LONGEST_BODY = 100_000

/** The form waits 15 s for a response. */
const LOCK_MS = 8_000
/** Part of Google's daily mails that is reserved for enquiries that no sheet stored. */
const RESERVED_MAILS = 10
const KEEP_DAYS = 180
const DAY_MS = 86_400_000

/** Reports that the script runs, without any data. */
function doGet() {
  return answer_({ running: true })
}

/**
 * Stores one enquiry: JSON as text/plain, which another origin may send without a preflight. Google always answers 200:
 * `{ "stored": true }` or `{ "error": "..." }`.
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

/** Run it by hand once, and after each change of settings: asks for permissions, creates the tab and the trigger. */
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

/** Deletes enquiries older than the setting in all places. The trigger runs it daily. */
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

/** Throws if the setting is not a number of days. */
function keepDays_() {
  const setting = PropertiesService.getScriptProperties().getProperty('KEEP_DAYS')
  const days = setting ? Number(setting) : KEEP_DAYS
  if (Number.isInteger(days) && days > 0) return days
  throw new Error('The script property KEEP_DAYS must be a number of days, such as 180.')
}

/**
 * Parses and checks a body; the error does not quote it.
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
  // Pages of earlier versions send no id.
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
 * Stores an enquiry once: in the tab, else in a tab of the day, else in the spare spreadsheet. A tab cannot be written
 * when it is protected, deleted or full (ten million cells). Without a lock the tab is skipped.
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

/** The script's exclusive lock; null on timeout. */
function lock_() {
  try {
    const lock = LockService.getScriptLock()
    return lock.tryLock(LOCK_MS) ? lock : null
  } catch {
    return null
  }
}

/** The spreadsheet of `setUp`; before that, the one that the script belongs to. */
function spreadsheet_() {
  const id = PropertiesService.getScriptProperties().getProperty('SPREADSHEET_ID')
  return id ? SpreadsheetApp.openById(id) : SpreadsheetApp.getActiveSpreadsheet()
}

/** The spare spreadsheet, created when needed or when it cannot be opened any more. */
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

/** All tabs with enquiries that can be opened. */
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
    // Another execution may have created it.
    const made = spreadsheet.getSheetByName(name)
    if (made) return made
    throw error
  }
}

/**
 * Returns the headings of a tab, which people may reorder and mix with other columns. Adds missing ones.
 *
 * @param {Sheet} sheet
 * @returns {string[]}
 */
function headingsOf_(sheet) {
  const first = firstRowOf_(sheet)
  const hasHeadings = HEADINGS.some((heading) => first.includes(heading))
  // Somebody deleted them: the first row is an enquiry.
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
 * Appends a row atomically. Throws Google's errors, also those of the flush.
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
 * Protects a text. Google parses written values as if typed: `=` and `+` begin a formula (also a phone's `+91`), `0042`
 * becomes 42 and `1/2` a date. A leading apostrophe marks text and is not stored.
 *
 * @param {string} text
 */
const cellOf_ = (text) => text && `'${text}`

/**
 * Whether a tab has an enquiry; false if the search fails: twice is better than lost.
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
 * Deletes rows received before a time and returns their number. Keeps rows without a valid date.
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
  // From below, so that the rows above keep their numbers; adjacent rows together, as each call is slow.
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
 * Sends the mail if configured; returns whether it was sent. Automated enquiries are stored but not mailed, except
 * those that no sheet stored.
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
    if (MailApp.getRemainingDailyQuota() <= (place ? RESERVED_MAILS : 0)) {
      console.error('No mail was sent: the daily quota is used up.')
      return false
    }
    MailApp.sendEmail({
      to,
      subject: subjectOf_(enquiry),
      body: mailTextOf_(enquiry, place, trouble),
      // Google sends no mail with an invalid reply address.
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
 * Google's error message, unless it quotes the enquiry.
 *
 * @param {unknown} error
 * @param {Enquiry} enquiry
 */
function reasonOf_(error, enquiry) {
  const reason = String(error)
  const quotes = Object.values(enquiry).some((text) => text.length > 2 && reason.includes(text))
  return quotes ? 'Google’s words quote the enquiry and are left out.' : reason
}
