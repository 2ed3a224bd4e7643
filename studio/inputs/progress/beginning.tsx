import { colour } from '@kitewright/artwork/kite'
import type { Fields, Path } from '@kitewright/content-rules/check'
import { Box, Card, Flex, Stack } from '@sanity/ui'
import { type ObjectInputProps, type ObjectSchemaType, pathToString, useEditState } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { CopyFrom } from '../../actions/copy-from/copy-from.tsx'
import { getFieldName } from '../../publishing/site-check/field-name.ts'
import { getDocumentId } from '../../publishing/site-check/site.ts'
import { issueCount } from '../../publishing/site-status/state-badge.ts'
import { FormNote, Muted, SmallButton, Strong } from '../../ui.tsx'
import { formatRemaining } from './format-remaining.ts'
import { getProgress } from './get-progress.ts'

type Props = { draft: Fields; form: ObjectInputProps }

/** Help for an entry that was never published. */
export function Beginning({ draft, form }: Props) {
  const { schemaType, onChange } = form
  const { published, ready } = useEditState(getDocumentId(draft), schemaType.name)
  const isNewService = ready && !published && schemaType.name === 'service'
  const isDone = getProgress(draft, schemaType).left.length === 0
  if (!ready || (isDone && !isNewService)) return null
  return (
    <FormNote as="section" aria-label="Progress">
      <ProgressLine value={draft} schemaType={schemaType} />
      {isNewService && <CopyFrom value={draft} onChange={onChange} />}
    </FormNote>
  )
}

type ProgressLineProps = { value: Fields; schemaType: ObjectSchemaType }

/** The progress of an entry, with a link to each missing value. */
function ProgressLine({ value, schemaType }: ProgressLineProps) {
  const { onFocus, onPathOpen, validation } = useDocumentPane()
  const { total, left } = getProgress(value, schemaType)
  const share = (100 * (total - left.length)) / total
  const show = (path: Path) => {
    onPathOpen([...path])
    onFocus([...path])
  }
  // Invalid values; missing values are errors too, and are counted as left.
  const wrong = left.length > 0 ? [] : validation.filter(({ level }) => level === 'error')
  return (
    <Stack gap={3}>
      <Strong role="status">
        {wrong.length > 0
          ? `Everything is written, and ${issueCount(wrong.length)}:`
          : `${total - left.length} of ${total} done`}
      </Strong>
      <Card tone="transparent" radius={3} overflow="hidden" aria-hidden="true">
        <Box style={{ height: 6, width: `${share}%`, background: colour.firozi }} />
      </Card>
      {wrong.length > 0 && (
        <Flex gap={1} wrap="wrap">
          {wrong.map(({ path, message }) => (
            <SmallButton
              key={`${pathToString(path)} ${message}`}
              mode="bleed"
              tone="critical"
              text={[getFieldName(schemaType, value, path as Path), message]
                .filter(Boolean)
                .join(': ')}
              onClick={() => show(path as Path)}
            />
          ))}
        </Flex>
      )}
      {left.length > 0 && (
        <Flex gap={1} wrap="wrap" align="center">
          <Muted>Left:</Muted>
          {formatRemaining(schemaType, left).map(({ words, path }) => (
            <SmallButton
              key={pathToString([...path])}
              mode="bleed"
              text={words}
              onClick={() => show(path)}
            />
          ))}
        </Flex>
      )}
    </Stack>
  )
}
