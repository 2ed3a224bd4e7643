import type { articleForms } from '@kitewright/content-rules/text-forms'
import { PortableTextEditor } from '@portabletext/editor'
import { Button, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useId, useRef } from 'react'
import type { InputProps, OnPasteFn, PortableTextBlock, PortableTextInputProps } from 'sanity'
import { RunningTextInput } from '../../saving/running-text-input.tsx'
import type { Span, SpanBlock } from './letters.ts'
import { lostWords } from './lost-words.ts'
import { type PastedTable, pastedText } from './pasted-text.ts'

/** Milliseconds that what was lost is told: long enough to read some sentences and decide. */
const TOAST_MS = 30_000

/** A text that takes what other programs copy, and tells what it could not take. */
export function PastingInput(props: InputProps) {
  const editor = useRef<PortableTextEditor | null>(null)
  const toast = useToast()
  const id = useId()

  const onPaste = useCallback<OnPasteFn>(
    ({ event, value, schemaTypes }) => {
      const { clipboardData } = event
      const html = clipboardData.getData('text/html')
      // What was copied in the Studio holds more than its HTML: chips, links to pages.
      if (!html || clipboardData.types.includes('application/x-portable-text')) return undefined
      const { styles, lists, blockObjects } = schemaTypes
      const tables = blockObjects.some(({ name }) => name === TABLE)
      const offered = { styles: styles.map(nameOf), lists: lists.map(nameOf), tables }
      const { blocks, lost } = pastedText(html, offered)
      const told = lostWords(lost)
      if (told.length > 0) {
        const undo = () =>
          toast.push({ id, ...(undone(editor.current, value) ? taken : writtenSince) })
        toast.push({
          id,
          status: 'warning',
          title: 'Pasted, with changes',
          closable: true,
          duration: TOAST_MS,
          description: <Told sentences={told} undo={undo} />,
        })
      }
      if (blocks.length === 0) return told.length > 0 ? { insert: [] } : undefined
      return { insert: portableText(blocks, newKey) }
    },
    [id, toast],
  )
  const pasting = { ...props, editorRef: editor, onPaste } as PortableTextInputProps
  return <RunningTextInput {...(pasting as InputProps)} />
}

function Told({ sentences, undo }: { sentences: readonly string[]; undo: () => void }) {
  return (
    <Stack gap={3}>
      {sentences.map((sentence) => (
        <Text key={sentence} size={1}>
          {sentence}
        </Text>
      ))}
      <div>
        <Button text="Undo the paste" mode="ghost" fontSize={1} padding={2} onClick={undo} />
      </div>
    </Stack>
  )
}

const taken = { status: 'info', title: 'The paste was taken back' } as const
const writtenSince = {
  status: 'warning',
  title: 'Something was written after the paste',
  description: 'Press Ctrl + Z until the paste is gone.',
  closable: true,
} as const

/** Takes the paste back, and nothing that was written after it. */
function undone(
  editor: PortableTextEditor | null,
  before: PortableTextBlock[] | undefined,
): boolean {
  if (!editor) return false
  PortableTextEditor.undo(editor)
  if (wordsOf(PortableTextEditor.getValue(editor)) === wordsOf(before)) return true
  PortableTextEditor.redo(editor)
  return false
}

/** All but keys, which an undo may give anew; an empty text is stored or it is not. */
function wordsOf(blocks: PortableTextBlock[] | undefined): string {
  const words = (blocks ?? []).map(({ style, listItem, level, children }) => {
    const spans = Array.isArray(children) ? children : []
    return [style, listItem, level, spans.map((span: { text?: string }) => span.text ?? null)]
  })
  return JSON.stringify(words).replace('[["normal",null,null,[""]]]', '[]')
}

const nameOf = ({ value }: { value: string }) => value

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

const TABLE: (typeof articleForms.objects)[number] = 'articleTable'

/** The paragraphs as the lake stores them. */
function portableText(blocks: readonly (SpanBlock | PastedTable)[], newKey: () => string) {
  return blocks.map((block) => {
    if ('table' in block) {
      const { caption, rows } = block.table
      return { _type: TABLE, _key: newKey(), ...(caption && { caption }), rows }
    }
    const { form, spans } = block
    const links = linksOf(spans, newKey)
    return {
      _type: 'block',
      _key: newKey(),
      ...form,
      markDefs: [...new Set(links)].flatMap((link) => link ?? []),
      children: spans.map(({ text, marks }, number) => {
        const link = links[number]
        return {
          _type: 'span',
          _key: newKey(),
          text,
          marks: link ? [...marks, link._key] : marks,
        }
      }),
    }
  })
}

type Link = { _type: 'link'; _key: string; href: string }

/** The link of each span; neighbours that lead to one place share it, bold or not. */
function linksOf(spans: readonly Span[], newKey: () => string): (Link | undefined)[] {
  let last: Link | undefined
  return spans.map(({ href }) => {
    if (href === undefined) last = undefined
    else if (last?.href !== href) last = { _type: 'link', _key: newKey(), href }
    return last
  })
}
