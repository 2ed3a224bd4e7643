/** What the clipboard held and a text of ours cannot: how often. */
export type Lost = Partial<Record<Loss, number>>

export type Loss = keyof typeof words

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** In the order of how much an editor would miss it. */
const words = {
  pictures: (count: number) =>
    `${counted(count, 'picture was', 'pictures were')} left out: a text holds none.`,
  tables: (count: number) =>
    `${counted(count, 'table', 'tables')} became paragraphs, one for each row.`,
  tablesAsLists: (count: number) => `${counted(count, 'table', 'tables')} became bullets.`,
  captions: (count: number) =>
    `${counted(count, 'table has', 'tables have')} no caption: say in it what ${count === 1 ? 'the table shows' : 'each shows'}.`,
  cellMarks: () => 'Links in cells of a table were left out; the words stay.',
  quotes: (count: number) => `${counted(count, 'quote', 'quotes')} became plain paragraphs.`,
  headings: (count: number) => `${counted(count, 'heading', 'headings')} became plain paragraphs.`,
  lowHeadings: (count: number) =>
    `${counted(count, 'heading', 'headings')} of a lower level became small headings.`,
  lists: (count: number) => `${counted(count, 'list', 'lists')} became plain paragraphs.`,
  links: (count: number) =>
    `${counted(count, 'link was', 'links were')} left out, as no page may lead there; the words stay.`,
  places: (count: number) =>
    `${counted(count, 'link', 'links')} to a footnote, comment or place of the document ${count === 1 ? 'was' : 'were'} left out; the words stay.`,
  insecure: (count: number) =>
    `${counted(count, 'link', 'links')} with http: now ${count === 1 ? 'begins' : 'begin'} with https:. Try ${count === 1 ? 'it' : 'them'} out.`,
  crossedOut: () => 'Words that were crossed out are plain now.',
  raised: () => 'Raised and lowered characters are plain now.',
} as const

/** What was lost, each kind in a sentence; nothing if nothing was. */
export function lostWords(lost: Lost): string[] {
  return (Object.keys(words) as Loss[]).flatMap((kind) => {
    const count = lost[kind] ?? 0
    return count > 0 ? [words[kind](count)] : []
  })
}
