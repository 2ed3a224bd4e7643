import type { Fields } from '@kitewright/content-rules/check'
import { formatTime } from '@kitewright/content-rules/dates'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type ObjectInputProps, type Path, set, unset } from 'sanity'
import { getFieldName } from '../publishing/site-check/field-name.ts'
import { getDocumentId } from '../publishing/site-check/site.ts'
import { FormNote, Strong } from '../ui.tsx'
import { useUnsent } from './save-provider.tsx'
import { type Change, filterMissing, formatChange } from './unsent-changes.ts'

type Props = { draft: Fields; form: ObjectInputProps }

/** Offers unsaved text of this document from an earlier visit. */
export function UnsentText({ draft, form }: Props) {
  const store = useUnsent()
  const id = getDocumentId(draft)
  const [left, setLeft] = useState(() => store?.left(id) ?? [])
  const restorable = left.map(([key, { changes, at }]) => ({
    key,
    at,
    missing: filterMissing(draft, changes),
  }))
  const handleRemove = (key: string) => {
    store?.remove(key)
    setLeft((before) => before.filter(([other]) => other !== key))
  }
  // They were saved, or restored.
  const arrived = restorable.find(({ missing }) => missing.length === 0)?.key
  useEffect(() => {
    if (arrived !== undefined) handleRemove(arrived)
  })
  return restorable.map(
    ({ key, at, missing }) =>
      missing.length > 0 && (
        <FormNote key={key} tone="caution" as="section" aria-label="Words that were not saved">
          <Strong>{`This was typed ${formatTime(at)} and was not saved:`}</Strong>
          <Stack as="ul" gap={3}>
            {missing.map((change) => (
              <Text as="li" size={1} key={JSON.stringify(change.path)}>
                {`${getFieldName(form.schemaType, draft, change.path)}: `}
                <q>{formatChange(change)}</q>
              </Text>
            ))}
          </Stack>
          <Flex gap={3}>
            <Button
              text="Restore"
              tone="primary"
              onClick={() => form.onChange(missing.map(toPatch))}
            />
            <Button text="Discard" mode="ghost" onClick={() => handleRemove(key)} />
          </Flex>
        </FormNote>
      ),
  )
}

const toPatch = ({ path, value }: Change) =>
  value === undefined ? unset(path as Path) : set(value, path as Path)
