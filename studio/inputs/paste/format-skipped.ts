import { formatCount } from '@kitewright/content-rules/check'

/** How often each kind of loss occurs in a paste. */
export type SkippedCounts = Partial<Record<SkippedKind, number>>

export type SkippedKind = keyof typeof messages

/** In the order of how much an editor would miss it. */
const messages = {
  pictures: (count: number) => `${formatCount(count, 'picture was', 'pictures were')} skipped.`,
  articlePictures: (count: number) =>
    `${formatCount(count, 'picture was', 'pictures were')} skipped. Add ${count === 1 ? 'it' : 'them'} with Picture.`,
  tables: (count: number) =>
    `${formatCount(count, 'table', 'tables')} became paragraphs, one for each row.`,
  tablesAsLists: (count: number) => `${formatCount(count, 'table', 'tables')} became bullets.`,
  captions: (count: number) =>
    `${formatCount(count, 'table has', 'tables have')} no caption. Add one that says what the table shows.`,
  cellMarks: () => 'Links in table cells were removed; the words stay.',
  quotes: (count: number) => `${formatCount(count, 'quote', 'quotes')} became plain paragraphs.`,
  headings: (count: number) =>
    `${formatCount(count, 'heading', 'headings')} became plain paragraphs.`,
  lowHeadings: (count: number) =>
    `${formatCount(count, 'heading', 'headings')} of lower levels became small headings.`,
  lists: (count: number) => `${formatCount(count, 'list', 'lists')} became plain paragraphs.`,
  links: (count: number) =>
    `${formatCount(count, 'link was', 'links were')} removed, as pages may not link there; the words stay.`,
  anchors: (count: number) =>
    `${formatCount(count, 'link', 'links')} to a footnote, comment or place of the document ${count === 1 ? 'was' : 'were'} removed; the words stay.`,
  insecure: (count: number) =>
    `${formatCount(count, 'link', 'links')} with http: now ${count === 1 ? 'begins' : 'begin'} with https:. Check ${count === 1 ? 'it' : 'them'}.`,
  crossedOut: () => 'Crossed-out words are plain now.',
  raised: () => 'Raised and lowered characters are plain now.',
} as const

/** A sentence for each kind of loss. */
export function formatSkipped(lost: SkippedCounts): string[] {
  return (Object.keys(messages) as SkippedKind[]).flatMap((kind) => {
    const count = lost[kind] ?? 0
    return count > 0 ? [messages[kind](count)] : []
  })
}
