import { isFields } from '@kitewright/content-rules/check'
import { tokenOf } from '@kitewright/content-rules/resolve'
import { useEditor } from '@portabletext/editor'
import type { BlockProps, Path } from 'sanity'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { tokenReader } from './placeholder-reader.ts'

/** An object among words, as visitors will read it: “₹66K – 2L”. */
export function PlaceholderToken(props: BlockProps) {
  const editor = useEditor()
  const close = () => {
    props.onClose()
    // Sanity then selects the token, which accepts no letters: further typing would be lost.
    const place = placeAfter(props.path, editor.getSnapshot().context.value)
    if (!place) return
    editor.send({ type: 'select', at: { anchor: place, focus: place } })
    editor.send({ type: 'focus' })
  }
  return props.renderDefault({
    ...props,
    onClose: close,
    renderPreview: () => <TokenText value={props.value} />,
  })
}

function TokenText({ value }: { value: unknown }) {
  const site = useSite()
  const token = tokenOf(value)
  const words = site && token ? tokenReader(site)(token) : undefined
  return <span style={{ padding: '0 0.25em' }}>{words ?? (site ? 'Choose …' : '…')}</span>
}

type SpanPosition = { path: [{ _key: string }, 'children', { _key: string }]; offset: number }

/**
 * The position right after an object in a text; undefined without one.
 *
 * @param path of the object in its document.
 */
export function placeAfter(
  path: Path,
  text: readonly unknown[] | undefined,
): SpanPosition | undefined {
  const [block, , object] = path.slice(-3)
  const inBlock = keyed(text, block)?.children
  const children: unknown[] = Array.isArray(inBlock) ? inBlock : []
  const place = children.indexOf(keyed(children, object))
  const next = place === -1 ? undefined : children[place + 1]
  const [blockKey, key] = [keyOf(block), keyOf(next)]
  if (blockKey === undefined || key === undefined) return undefined
  return { path: [{ _key: blockKey }, 'children', { _key: key }], offset: 0 }
}

const keyOf = (one: unknown) =>
  isFields(one) && typeof one._key === 'string' ? one._key : undefined

const keyed = (list: readonly unknown[] | undefined, one: unknown) =>
  list?.filter(isFields).find(({ _key }) => _key === keyOf(one))
