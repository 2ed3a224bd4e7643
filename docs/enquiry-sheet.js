// biome-ignore-all lint/correctness/noUnusedVariables: Google calls these functions.
/**
 * Google Apps Script: appends each enquiry of the contact form to the spreadsheet that it belongs to. docs/hosting.md
 * says how to set it up. Names that end in `_` cannot be run from outside. It logs nothing that a visitor wrote.
 */

const TAB = 'Enquiries'
const KEEP_DAYS = 180

/** Columns after "Received": heading and field of the posted JSON. */
const COLUMNS = {
  Name: 'name',
  Email: 'email',
  Phone: 'phone',
  Project: 'project',
  Message: 'message',
  Page: 'page',
  'First page': 'landing',
  'Came from': 'referrer',
  Campaign: 'campaign',
  Sent: 'timestamp',
  Flag: 'flag',
  Id: 'id',
}
const HEADINGS = ['Received', ...Object.keys(COLUMNS)]
const REQUIRED = ['name', 'email', 'phone', 'message']
const MAX_CHARACTERS = 40_000

/** Stores one enquiry, once for each id. Google always answers 200: `{"stored":true}` or `{"error":"…"}`. */
function doPost(event) {
  const body = event?.postData?.contents ?? ''
  if (body.length > MAX_CHARACTERS) return respond_({ error: 'The request is too long.' })
  let enquiry
  try {
    enquiry = JSON.parse(body)
  } catch {
    return respond_({ error: 'The request is not JSON.' })
  }
  const missing = REQUIRED.find((field) => !toText_(enquiry?.[field]))
  if (missing) return respond_({ error: `${missing} is missing.` })
  const lock = LockService.getScriptLock()
  lock.waitLock(10_000)
  try {
    const sheet = getSheet_()
    const ids = sheet.getRange(1, HEADINGS.length, sheet.getLastRow(), 1).getValues().flat()
    if (enquiry.id && ids.includes(enquiry.id)) return respond_({ stored: true })
    const values = Object.values(COLUMNS).map((field) => protectText_(toText_(enquiry[field])))
    sheet.appendRow([new Date(), ...values])
    SpreadsheetApp.flush()
  } finally {
    lock.releaseLock()
  }
  return respond_({ stored: true })
}

/** For a daily trigger: deletes the rows at the top that were received more than KEEP_DAYS days ago. */
function deleteOld() {
  const sheet = getSheet_()
  const oldest = Date.now() - KEEP_DAYS * 86_400_000
  while (sheet.getLastRow() > 1 && sheet.getRange(2, 1).getValue() < oldest) sheet.deleteRow(2)
}

function getSheet_() {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet()
  const sheet = spreadsheet.getSheetByName(TAB) ?? spreadsheet.insertSheet(TAB)
  if (sheet.getLastRow() === 0) sheet.appendRow(HEADINGS)
  return sheet
}

const toText_ = (value) => (typeof value === 'string' ? value.trim() : '')

/** The apostrophe keeps text as text, and is not stored: `=…`, `+91 …`, `-…` and `@…` are formulas, 0042 a number. */
const protectText_ = (text) => text && `'${text}`

const respond_ = (body) =>
  ContentService.createTextOutput(JSON.stringify(body)).setMimeType(ContentService.MimeType.JSON)
