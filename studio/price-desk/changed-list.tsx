import { nameOf } from '@kitewright/content-rules/names'
import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { pathToString, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { placeName } from '../whole-site/place-name.ts'
import { publishedIdOf } from '../whole-site/site.ts'
import type { ChangedText } from './changed-texts.ts'

type Props = {
  texts: readonly ChangedText[]
  /** How many services have another lowest price. */
  lowest: number
}

/** What else reads otherwise on the site once the new prices are live, each with a link to its field. */
export function ChangedList({ texts, lowest }: Props) {
  const byDocument = useMemo(() => [...Map.groupBy(texts, ({ document }) => document)], [texts])
  return (
    <Card as="section" aria-label="Texts that follow" border radius={3} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          Texts that follow
        </Heading>
        {texts.length === 0 && lowest === 0 && (
          <Text size={1} muted>
            None yet. Texts that state a price, and “from” prices elsewhere, are listed here as soon
            as a price differs from what visitors see.
          </Text>
        )}
        {lowest > 0 && (
          <Text size={1}>
            {lowest === 1
              ? 'The page of all services: 1 lowest price'
              : `The page of all services: ${lowest} lowest prices`}
          </Text>
        )}
        {byDocument.map(([document, changed]) => (
          <Stack key={publishedIdOf(document)} gap={2}>
            <Text size={1} weight="medium">
              {nameOf(document)}
            </Text>
            {changed.map((text) => (
              <TextLine key={`${pathToString([...text.path])} ${text.before}`} {...text} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

function TextLine({ document, path, before, after }: ChangedText) {
  const schema = useSchema()
  const type = String(document._type)
  const params = { id: publishedIdOf(document), type, path: pathToString([...path]) }
  return (
    <Flex gap={2} wrap="wrap">
      <Text size={1}>
        <IntentLink intent="edit" params={params}>
          {placeName(schema.get(type), document, path)}
        </IntentLink>
      </Text>
      <Text size={1} muted>{`${before} → ${after}`}</Text>
    </Flex>
  )
}
