import { useEditor, useEditorSelector } from '@portabletext/editor'
import { effect, raise } from '@portabletext/editor/behaviors'
import { defineTypeaheadPicker, useTypeaheadPicker } from '@portabletext/plugin-typeahead-picker'
import { Card, Portal, Text } from '@sanity/ui'
import { createContext, useContext, useMemo } from 'react'
import type { Path, PortableTextPluginsProps } from 'sanity'

/** Opens the form of an object in the text; the path is that of the text. */
export const OpenBlockContext = createContext<(path: Path) => void>(() => {})

type Command = { kind: 'style' | 'list' | 'object'; name: string; title: string }

/** Sanity's own plugins of a text, and a menu of blocks for a typed /. */
export const SlashMenuPlugins = (props: PortableTextPluginsProps) => (
  <>
    {props.renderDefault(props)}
    <SlashMenu />
  </>
)

function SlashMenu() {
  const editor = useEditor()
  const open = useContext(OpenBlockContext)
  const schema = useEditorSelector(editor, ({ context }) => context.schema)
  const picker = useTypeaheadPicker(
    useMemo(() => {
      const commands = [
        ...schema.styles.map((style) => ({ kind: 'style' as const, ...style })),
        ...schema.lists.map((list) => ({ kind: 'list' as const, ...list })),
        ...schema.blockObjects.map((object) => ({ kind: 'object' as const, ...object })),
      ].map(({ kind, name, title = name }): Command => ({ kind, name, title }))
      return defineTypeaheadPicker<Command>({
        trigger: /^\//,
        keyword: /[\w ]*/,
        getMatches: ({ keyword }) =>
          commands.filter(({ title }) => title.toLowerCase().includes(keyword.toLowerCase())),
        onSelect: [
          ({ event: { match, patternSelection } }) => {
            const remove = raise({ type: 'delete', at: patternSelection })
            if (match.kind === 'style') {
              return [remove, raise({ type: 'style.toggle', style: match.name })]
            }
            if (match.kind === 'list') {
              return [remove, raise({ type: 'list item.toggle', listItem: match.name })]
            }
            const _key = crypto.randomUUID()
            const block = { _type: match.name, _key }
            return [
              remove,
              raise({ type: 'insert.block', block, placement: 'auto' }),
              effect(() => open([{ _key }])),
            ]
          },
        ],
      })
    }, [schema, open]),
  )
  const { matches, selectedIndex } = picker.snapshot.context
  if (picker.snapshot.matches('idle') || matches.length === 0) return null
  const rect = editor.dom.getSelectionRect(editor.getSnapshot())
  return (
    <Portal>
      <Card
        role="listbox"
        aria-label="Blocks"
        radius={2}
        shadow={3}
        padding={1}
        style={{
          position: 'fixed',
          zIndex: 1000,
          left: rect?.left,
          top: rect?.bottom,
          maxHeight: '40vh',
          overflowY: 'auto',
        }}
      >
        {matches.map(({ kind, name, title }, index) => (
          <Card
            key={`${kind} ${name}`}
            role="option"
            aria-selected={index === selectedIndex}
            tone={index === selectedIndex ? 'primary' : 'default'}
            radius={2}
            padding={3}
            // The text keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => picker.send({ type: 'navigate to', index })}
            onClick={() => picker.send({ type: 'select' })}
          >
            <Text size={1}>{title}</Text>
          </Card>
        ))}
      </Card>
    </Portal>
  )
}
