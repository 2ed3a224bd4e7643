import { chipOf } from '@kitewright/content-rules/chips'
import type { BlockProps } from 'sanity'
import { useSite } from '../whole-site/use-site.ts'
import { chipReader } from './slot-reader.ts'

/** An object among words, as visitors will read it: “₹66K – 2L”. */
export const Chip = (props: BlockProps) =>
  props.renderDefault({ ...props, renderPreview: () => <ChipWords value={props.value} /> })

function ChipWords({ value }: { value: unknown }) {
  const site = useSite()
  const chip = chipOf(value)
  const words = site && chip ? chipReader(site)(chip) : undefined
  return <span style={{ padding: '0 0.25em' }}>{words ?? (site ? 'Choose …' : '…')}</span>
}
