import { API_VERSION } from '@kitewright/content-types/queries'
import { Box, Card, Flex, Grid, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { LoadingBlock, pathToString, useClient, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { getFieldName } from '../../publishing/site-check/field-name.ts'
import { useAttempt } from '../../publishing/site-check/use-attempt.tsx'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { Muted, SmallButton, Strong } from '../../ui.tsx'
import {
  collectPictures,
  type PictureList,
  type PictureUse,
  pictureLists,
  type StoredPicture,
} from './collect-pictures.ts'

const lists = Object.keys(pictureLists) as PictureList[]

/** Every uploaded picture, with its uses and missing alt texts. */
export function PictureLibrary() {
  const site = useSite()
  const pictures = useMemo(() => site && collectPictures(site), [site])
  const [chosen, setChosen] = useState<PictureList>('all')
  if (!pictures) return <LoadingBlock />
  const shown = pictures.filter(pictureLists[chosen].has)
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={4}>
        <Flex gap={2} wrap="wrap">
          {lists.map((list) => (
            <SmallButton
              key={list}
              text={`${pictureLists[list].title} (${pictures.filter(pictureLists[list].has).length})`}
              mode="bleed"
              selected={list === chosen}
              aria-pressed={list === chosen}
              onClick={() => setChosen(list)}
            />
          ))}
        </Flex>
        {shown.length === 0 && (
          <Muted>{chosen === 'all' ? 'Nothing was uploaded yet.' : 'None.'}</Muted>
        )}
        <Grid
          as="ul"
          aria-label="Pictures"
          gap={3}
          padding={0}
          style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}
        >
          {shown.map((picture) => (
            <PictureCard key={picture.id} picture={picture} />
          ))}
        </Grid>
      </Stack>
    </Box>
  )
}

function PictureCard({ picture }: { picture: StoredPicture }) {
  const { address, name, width, height, bytes, uses } = picture
  const size = bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
  return (
    <Card
      as="li"
      aria-label={name}
      border
      radius={2}
      overflow="hidden"
      style={{ listStyle: 'none' }}
    >
      <Card tone="transparent" style={{ aspectRatio: '3 / 2' }}>
        <img
          src={`${address}?w=480`}
          alt=""
          loading="lazy"
          style={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      </Card>
      <Stack gap={3} padding={3}>
        <Stack gap={2}>
          <Strong textOverflow="ellipsis">{name}</Strong>
          <Text size={0} muted>
            {`${width} by ${height} px, ${size}`}
          </Text>
        </Stack>
        {uses.map((use) => (
          <Use key={`${use.id} ${pathToString([...use.path])}`} use={use} />
        ))}
        {uses.length === 0 && <Unused picture={picture} />}
      </Stack>
    </Card>
  )
}

function Use({ use: { id, type, name, path, lack } }: { use: PictureUse }) {
  const schema = useSchema()
  const fieldName = getFieldName(
    schema.get(type),
    {},
    path.filter((part) => typeof part === 'string'),
  )
  return (
    <Stack gap={2}>
      <Text size={1}>
        <IntentLink intent="edit" params={{ id, type, path: pathToString([...path, 'alt']) }}>
          {name}
          {fieldName && ` · ${fieldName}`}
        </IntentLink>
      </Text>
      {lack && (
        <Text size={1} style={{ color: 'var(--card-badge-caution-fg-color)' }}>
          {lack}
        </Text>
      )}
    </Stack>
  )
}

/** The lake refuses to delete a referenced picture. */
function Unused({ picture: { id, name } }: { picture: StoredPicture }) {
  const client = useClient({ apiVersion: API_VERSION })
  const { attempt, isBusy } = useAttempt()
  const [isAsked, setAsked] = useState(false)
  const remove = () =>
    attempt(`“${name}” was not deleted`, async () => {
      await client.delete(id)
      return `“${name}” was deleted`
    })
  if (!isAsked) {
    return (
      <Flex align="center" justify="space-between" gap={2}>
        <Muted>Not used</Muted>
        <SmallButton text="Delete …" mode="bleed" onClick={() => setAsked(true)} />
      </Flex>
    )
  }
  return (
    <Stack gap={3}>
      <Text size={1}>
        It is gone for good. Entries that showed it once cannot be restored with it.
      </Text>
      <Flex gap={2}>
        <SmallButton
          mode="default"
          text="Delete for good"
          tone="critical"
          loading={isBusy}
          disabled={isBusy}
          onClick={remove}
        />
        <SmallButton text="Keep" onClick={() => setAsked(false)} />
      </Flex>
    </Stack>
  )
}
