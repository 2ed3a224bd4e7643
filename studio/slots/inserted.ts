/** A text with something put at its caret, or in place of what is selected; and where the caret is then. */
export function inserted(
  text: string,
  slot: string,
  { start, end }: { start: number; end: number },
): { text: string; caret: number } {
  return { text: `${text.slice(0, start)}${slot}${text.slice(end)}`, caret: start + slot.length }
}
