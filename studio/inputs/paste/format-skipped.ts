/** How often each kind of loss occurs in a paste. */
export type Lost = Partial<Record<Loss, number>>

export type Loss = keyof typeof words

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** In the order of how much an editor would miss it. */
const words = {
  pictures: (count: number) => `${counted(count, 'picture was', 'pictures were')} skipped.`,
  articlePictures: (count: number) =>
    `${counted(count, 'picture was', 'pictures were')} skipped. Add ${count === 1 ? 'it' : 'them'} with Picture.`,
  tables: (count: number) =>
    `${counted(count, 'table', 'tables')} became paragraphs, one for each row.`,
  tablesAsLists: (count: number) => `${counted(count, 'table', 'tables')} became bullets.`,
  captions: (count: number) =>
    `${counted(count, 'table has', 'tables have')} no caption. Add one that says what the table shows.`,
  cellMarks: () => 'Links in table cells were removed; the words stay.',
  quotes: (count: number) => `${counted(count, 'quote', 'quotes')} became plain paragraphs.`,
  headings: (count: number) => `${counted(count, 'heading', 'headings')} became plain paragraphs.`,
  lowHeadings: (count: number) =>
    `${counted(count, 'heading', 'headings')} of lower levels became small headings.`,
  lists: (count: number) => `${counted(count, 'list', 'lists')} became plain paragraphs.`,
  links: (count: number) =>
    `${counted(count, 'link was', 'links were')} removed, as pages may not link there; the words stay.`,
  places: (count: number) =>
    `${counted(count, 'link', 'links')} to a footnote, comment or place of the document ${count === 1 ? 'was' : 'were'} removed; the words stay.`,
  insecure: (count: number) =>
    `${counted(count, 'link', 'links')} with http: now ${count === 1 ? 'begins' : 'begin'} with https:. Check ${count === 1 ? 'it' : 'them'}.`,
  crossedOut: () => 'Crossed-out words are plain now.',
  raised: () => 'Raised and lowered characters are plain now.',
} as const

/** A sentence for each kind of loss. */
export function formatSkipped(lost: Lost): string[] {
  return (Object.keys(words) as Loss[]).flatMap((kind) => {
    const count = lost[kind] ?? 0
    return count > 0 ? [words[kind](count)] : []
  })
}
