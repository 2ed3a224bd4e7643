import { Badge, Flex, Inline, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { pathToString, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { peopleBehind, useAuthors } from '../site-state/use-authors.ts'
import { useSite } from '../whole-site/use-site.ts'
import { type StartedDraft, startedDrafts } from './started-drafts.ts'

/** Drafts that are shown, and places of each that are named. */
const MAX_DRAFTS = 20
const MAX_PLACES = 6

/** What everybody wrote and has not published, and what is still to do in it. */
export function Drafts() {
  const begun = useStartedDrafts()
  const authors = useAuthors((begun ?? []).map(({ draft }) => draft))
  if (!begun) return null
  if (begun.length === 0) {
    return (
      <Text size={1} muted>
        Nothing waits to be published.
      </Text>
    )
  }
  const more = begun.length - MAX_DRAFTS
  return (
    <Stack as="ul" gap={4} padding={0}>
      {begun.slice(0, MAX_DRAFTS).map((one) => (
        <li key={one.id} style={{ listStyle: 'none' }}>
          <Entry begun={one} author={peopleBehind([one.draft], authors)} />
        </li>
      ))}
      {more > 0 && (
        <Text as="li" size={1} muted>
          {more === 1 ? 'and 1 more' : `and ${more} more`}
        </Text>
      )}
    </Stack>
  )
}

function Entry({ begun, author }: { begun: StartedDraft; author: string }) {
  const { id, type, name, isNew, left, wrong } = begun
  const toDo = [...left, ...wrong]
  return (
    <Stack gap={3}>
      <Flex gap={2} align="center" wrap="wrap">
        <Text size={1} weight="medium">
          <IntentLink intent="edit" params={{ id, type: type.name }}>
            {name}
          </IntentLink>
          <span style={{ fontWeight: 400 }}>
            {type.title === name ? '' : ` · ${type.title}`}
            {author && `, by ${author}`}
          </span>
        </Text>
        {isNew && <Badge>New</Badge>}
        {toDo.length === 0 && <Badge tone="positive">Can be published</Badge>}
      </Flex>
      {left.length > 0 && (
        <Inline gap={2}>
          <Text size={1} muted>
            Still to write:
          </Text>
          {left.slice(0, MAX_PLACES).map(({ words, path }) => (
            <Text size={1} key={pathToString([...path])}>
              <Place begun={begun} path={path} words={words} />
            </Text>
          ))}
          {left.length > MAX_PLACES && <Text size={1}>…</Text>}
        </Inline>
      )}
      {wrong.slice(0, MAX_PLACES).map(({ words, path }) => (
        <Text size={1} key={`${pathToString([...path])} ${words}`}>
          To mend: <Place begun={begun} path={path} words={words} />
        </Text>
      ))}
    </Stack>
  )
}

type PlaceProps = { begun: StartedDraft; path: StartedDraft['left'][number]['path']; words: string }

const Place = ({ begun: { id, type }, path, words }: PlaceProps) => (
  <IntentLink intent="edit" params={{ id, type: type.name, path: pathToString([...path]) }}>
    {words}
  </IntentLink>
)

/** Null while they load. */
function useStartedDrafts(): StartedDraft[] | null {
  const site = useSite()
  const schema = useSchema()
  return useMemo(
    () =>
      site &&
      startedDrafts(site, ({ _type }) => {
        const type = schema.get(String(_type))
        return type?.jsonType === 'object' && type.type?.name === 'document' ? type : undefined
      }),
    [site, schema],
  )
}
