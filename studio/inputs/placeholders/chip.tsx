import { chipOf } from '@kitewright/content-rules/resolve'
import { useEditor } from '@portabletext/editor'
import type { BlockProps } from 'sanity'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { placeAfter } from './place-after.ts'
import { chipReader } from './slot-reader.ts'

/** An object among words, as visitors will read it: “₹66K – 2L”. */
export function Chip(props: BlockProps) {
  const editor = useEditor()
  const close = () => {
    props.onClose()
    // Sanity selects the chip then, which takes no letters: what is typed on would be lost.
    const place = placeAfter(props.path, editor.getSnapshot().context.value)
    if (!place) return
    editor.send({ type: 'select', at: { anchor: place, focus: place } })
    editor.send({ type: 'focus' })
  }
  return props.renderDefault({
    ...props,
    onClose: close,
    renderPreview: () => <ChipWords value={props.value} />,
  })
}

function ChipWords({ value }: { value: unknown }) {
  const site = useSite()
  const chip = chipOf(value)
  const words = site && chip ? chipReader(site)(chip) : undefined
  return <span style={{ padding: '0 0.25em' }}>{words ?? (site ? 'Choose …' : '…')}</span>
}
