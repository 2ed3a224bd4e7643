import { PortableTextEditor } from '@portabletext/editor'
import { Box, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { marked } from 'marked'
import { useCallback, useId, useRef } from 'react'
import type { InputProps, OnPasteFn, Path, PortableTextBlock, PortableTextInputProps } from 'sanity'
import { RunningTextInput } from '../../saving/running-text-input.tsx'
import { SmallButton } from '../../ui.tsx'
import { OpenBlockContext } from '../slash-menu.tsx'
import { useFocusReturn } from './focus-return.ts'
import { formatSkipped } from './format-skipped.ts'
import { parsePastedText, TABLE } from './pasted-text.ts'

/** A heading, list, quote, link or bold words. */
const markdown = /^(#{1,6}|[-*+]|\d{1,3}[.)]|>) \S|\*\*\S|\[[^\]]+\]\([^)\s]+\)/m

/** The HTML of plain text that is written in Markdown, with its line breaks; undefined for other text. */
export const convertMarkdown = (text: string): string | undefined =>
  markdown.test(text) ? marked.parse(text, { async: false, breaks: true }) : undefined

/** Milliseconds: long enough to read some sentences and decide. */
const TOAST_MS = 30_000

/** A text input that converts the copies of other programs and lists what was lost. */
export function PastingInput(props: InputProps) {
  const editor = useRef<PortableTextEditor | null>(null)
  const toast = useToast()
  const id = useId()

  const onPaste = useCallback<OnPasteFn>(
    ({ event, value, schemaTypes }) => {
      const { clipboardData } = event
      // Copies of the Studio hold more than their HTML: tokens, links to pages.
      if (clipboardData.types.includes('application/x-portable-text')) return undefined
      const html =
        clipboardData.getData('text/html') || convertMarkdown(clipboardData.getData('text/plain'))
      if (!html) return undefined
      const { styles, lists, blockObjects } = schemaTypes
      const isArticle = blockObjects.some(({ name }) => name === TABLE)
      const fieldForms = { styles: styles.map(getValue), lists: lists.map(getValue), isArticle }
      const { blocks, skipped } = parsePastedText(html, fieldForms)
      const sentences = formatSkipped(skipped)
      if (sentences.length > 0) {
        const undo = () =>
          toast.push({ id, ...(undoPaste(editor.current, value) ? undoneToast : changedToast) })
        toast.push({
          id,
          status: 'warning',
          title: 'Pasted, with changes',
          closable: true,
          duration: TOAST_MS,
          description: <Losses sentences={sentences} undo={undo} />,
        })
      }
      return blocks.length + sentences.length > 0 ? { insert: blocks } : undefined
    },
    [id, toast],
  )
  const pasting = { ...props, editorRef: editor, onPaste } as PortableTextInputProps
  const onFocus = useFocusReturn(editor, pasting.members)
  const { path, onItemOpen } = pasting
  const open = useCallback((at: Path) => onItemOpen([...path, ...at]), [path, onItemOpen])
  return (
    <OpenBlockContext value={open}>
      <Box onFocus={onFocus} style={{ display: 'contents' }}>
        <RunningTextInput {...(pasting as InputProps)} />
      </Box>
    </OpenBlockContext>
  )
}

function Losses({ sentences, undo }: { sentences: readonly string[]; undo: () => void }) {
  return (
    <Stack gap={3}>
      {sentences.map((sentence) => (
        <Text key={sentence} size={1}>
          {sentence}
        </Text>
      ))}
      <div>
        <SmallButton text="Undo the paste" onClick={undo} />
      </div>
    </Stack>
  )
}

const undoneToast = { status: 'info', title: 'The paste was undone' } as const
const changedToast = {
  status: 'warning',
  title: 'The text was changed after the paste',
  description: 'Press Ctrl + Z until the paste is gone.',
  closable: true,
} as const

/** Undoes the paste, and nothing that was written after it. */
function undoPaste(
  editor: PortableTextEditor | null,
  before: PortableTextBlock[] | undefined,
): boolean {
  if (!editor) return false
  PortableTextEditor.undo(editor)
  if (toComparableText(PortableTextEditor.getValue(editor)) === toComparableText(before))
    return true
  PortableTextEditor.redo(editor)
  return false
}

/** All but keys, which an undo may change; an empty text may be stored or not. */
function toComparableText(blocks: PortableTextBlock[] | undefined): string {
  const texts = (blocks ?? []).map(({ style, listItem, level, children }) => {
    const spans = Array.isArray(children) ? children : []
    return [style, listItem, level, spans.map((span: { text?: string }) => span.text ?? null)]
  })
  return JSON.stringify(texts).replace('[["normal",null,null,[""]]]', '[]')
}

const getValue = ({ value }: { value: string }) => value
