import type { Fields } from '@kitewright/content-rules/check'
import { formatTime } from '@kitewright/content-rules/dates'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type ObjectInputProps, type Path, set, unset } from 'sanity'
import { placeName } from '../publishing/site-check/place-name.ts'
import { publishedIdOf } from '../publishing/site-check/site.ts'
import { FormNote, Strong } from '../ui.tsx'
import { useUnsent } from './saving-provider.tsx'
import { type Change, changeText, missingIn } from './unsent-changes.ts'

type Props = { draft: Fields; form: ObjectInputProps }

/** Offers unsaved text of this document from an earlier visit. */
export function UnsentText({ draft, form }: Props) {
  const store = useUnsent()
  const id = publishedIdOf(draft)
  const [left, setLeft] = useState(() => store?.left(id) ?? [])
  const offers = left.map(([key, { changes, at }]) => ({
    key,
    at,
    missing: missingIn(draft, changes),
  }))
  const forget = (key: string) => {
    store?.forget(key)
    setLeft((before) => before.filter(([other]) => other !== key))
  }
  // They were saved, or restored.
  const arrived = offers.find(({ missing }) => missing.length === 0)?.key
  useEffect(() => {
    if (arrived !== undefined) forget(arrived)
  })
  return offers.map(
    ({ key, at, missing }) =>
      missing.length > 0 && (
        <FormNote key={key} tone="caution" as="section" aria-label="Words that were not saved">
          <Strong>{`This was typed ${formatTime(at)} and was not saved:`}</Strong>
          <Stack as="ul" gap={3}>
            {missing.map((change) => (
              <Text as="li" size={1} key={JSON.stringify(change.path)}>
                {`${placeName(form.schemaType, draft, change.path)}: `}
                <q>{changeText(change)}</q>
              </Text>
            ))}
          </Stack>
          <Flex gap={3}>
            <Button
              text="Restore"
              tone="primary"
              onClick={() => form.onChange(missing.map(patchOf))}
            />
            <Button text="Discard" mode="ghost" onClick={() => forget(key)} />
          </Flex>
        </FormNote>
      ),
  )
}

const patchOf = ({ path, value }: Change) =>
  value === undefined ? unset(path as Path) : set(value, path as Path)
