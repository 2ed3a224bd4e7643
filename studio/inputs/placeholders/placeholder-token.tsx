import { isFields } from '@kitewright/content-rules/check'
import { parseToken } from '@kitewright/content-rules/resolve'
import { useEditor } from '@portabletext/editor'
import type { BlockProps, Path } from 'sanity'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { createTokenReader } from './placeholder-reader.ts'

/** An object among words, as visitors will read it: “₹66K – 2L”. */
export function PlaceholderToken(props: BlockProps) {
  const editor = useEditor()
  const close = () => {
    props.onClose()
    // Sanity then selects the token, which accepts no letters: further typing would be lost.
    const index = getPathAfter(props.path, editor.getSnapshot().context.value)
    if (!index) return
    editor.send({ type: 'select', at: { anchor: index, focus: index } })
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
  const token = parseToken(value)
  const resolved = site && token ? createTokenReader(site)(token) : undefined
  return <span style={{ padding: '0 0.25em' }}>{resolved ?? (site ? 'Choose …' : '…')}</span>
}

type SpanPosition = { path: [{ _key: string }, 'children', { _key: string }]; offset: number }

/**
 * The position right after an object in a text; undefined without one.
 *
 * @param path of the object in its document.
 */
export function getPathAfter(
  path: Path,
  text: readonly unknown[] | undefined,
): SpanPosition | undefined {
  const [block, , object] = path.slice(-3)
  const inBlock = findByKey(text, block)?.children
  const children: unknown[] = Array.isArray(inBlock) ? inBlock : []
  const index = children.indexOf(findByKey(children, object))
  const next = index === -1 ? undefined : children[index + 1]
  const [blockKey, key] = [getKey(block), getKey(next)]
  if (blockKey === undefined || key === undefined) return undefined
  return { path: [{ _key: blockKey }, 'children', { _key: key }], offset: 0 }
}

const getKey = (one: unknown) =>
  isFields(one) && typeof one._key === 'string' ? one._key : undefined

const findByKey = (list: readonly unknown[] | undefined, one: unknown) =>
  list?.filter(isFields).find(({ _key }) => _key === getKey(one))
