type TextField = HTMLInputElement | HTMLTextAreaElement

/** Text that an undo or redo removed or added, and the cursor after it. */
type Step = { text: string; cursor: number }

const opposites = { undo: 'redo', redo: 'undo' } as const
type Command = keyof typeof opposites

/**
 * Undo and redo take a word in every text field. Chromium ends an undo step whenever a node leaves the page, and Sanity
 * removes some at almost every letter (title of the tab, pictures in lists, “Saving…”), so a step is one letter.
 * Adjacent steps are joined as in a rich text, where a space begins a step.
 */
export function joinUndoSteps(page: Document): () => void {
  let before = ''
  let isJoining = false
  const handleBeforeInput = ({ target, inputType, data }: InputEvent) => {
    if (!isTextField(target)) return
    before = target.value
    if (inputType === 'insertLineBreak' || /\s/.test(data ?? '')) endUndoStep(page)
  }
  const handleInput = (event: Event) => {
    const { target } = event
    if (isJoining || !(event instanceof InputEvent) || !isTextField(target)) return
    isJoining = true
    if (event.inputType === 'historyUndo') joinSteps(page, 'undo', target, before)
    if (event.inputType === 'historyRedo') joinSteps(page, 'redo', target, before)
    isJoining = false
  }
  page.addEventListener('beforeinput', handleBeforeInput)
  page.addEventListener('input', handleInput)
  return () => {
    page.removeEventListener('beforeinput', handleBeforeInput)
    page.removeEventListener('input', handleInput)
  }
}

/** Before each word: while Sanity removes nothing, a step would be all words that were typed. */
function endUndoStep(page: Document) {
  const node = page.createElement('span')
  page.body.append(node)
  node.remove()
}

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Repeats the command until the word is complete. */
function joinSteps(page: Document, command: Command, field: TextField, before: string): void {
  let step = readStep(field, before)
  while (step && !(command === 'undo' && isWordStart(field, step))) {
    const text = field.value
    page.execCommand(command)
    const next = field.value === text ? null : readStep(field, text)
    // The cursor moves with the text that is removed or added beside it.
    const isAdjacent = next && next.cursor - step.cursor === field.value.length - text.length
    const isOtherWord = next && (!isAdjacent || (command === 'redo' && /^\s/.test(next.text)))
    if (isOtherWord) page.execCommand(opposites[command])
    step = isOtherWord ? null : next
  }
}

/** Whether an undo has reached a space, or text that was typed over and is selected again. */
const isWordStart = ({ selectionStart, selectionEnd }: TextField, { text }: Step) =>
  /\s/.test(text) || selectionStart !== selectionEnd

/** Null for fields that hide their cursor, for example an email address. */
function readStep(field: TextField, before: string): Step | null {
  const { value, selectionEnd: cursor } = field
  if (cursor === null) return null
  const added = value.length - before.length
  const text =
    added > 0 ? value.slice(cursor - added, cursor) : before.slice(cursor, cursor - added)
  return { text, cursor }
}
