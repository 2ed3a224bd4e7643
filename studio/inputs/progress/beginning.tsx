import type { Fields } from '@kitewright/content-rules/check'
import { Card, Stack } from '@sanity/ui'
import { type ObjectInputProps, useEditState } from 'sanity'
import { CopyFrom } from '../../actions/copy-from/copy-from.tsx'
import { publishedIdOf } from '../../publishing/site-check/site.ts'
import { ProgressLine } from './progress-line.tsx'
import { progressOf } from './progress-of.ts'

type Props = { draft: Fields; form: ObjectInputProps }

/** What helps with an entry that visitors have not seen yet. */
export function Beginning({ draft, form }: Props) {
  const { schemaType, onChange } = form
  const { published, ready } = useEditState(publishedIdOf(draft), schemaType.name)
  const isNewService = ready && !published && schemaType.name === 'service'
  const isDone = progressOf(draft, schemaType).left.length === 0
  if (!ready || (isDone && !isNewService)) return null
  return (
    <Card padding={4} radius={3} border marginBottom={4} as="section" aria-label="Progress">
      <Stack gap={4}>
        <ProgressLine value={draft} schemaType={schemaType} />
        {isNewService && <CopyFrom value={draft} onChange={onChange} />}
      </Stack>
    </Card>
  )
}
