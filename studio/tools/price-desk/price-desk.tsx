import { type Fields, mergeDocuments, type Path } from '@kitewright/content-rules/check'

import { fromText } from '@kitewright/content-rules/price'
import {
  collectPlaceholderValues,
  collectPriceList,
  formatToken,
  getOutgoingReferences,
  getSlug,
  type PlaceholderValues,
  resolvePlaceholderPrice,
} from '@kitewright/content-rules/resolve'
import { getName } from '@kitewright/content-rules/text'
import { API_VERSION } from '@kitewright/content-types/queries'
import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { map } from 'rxjs'
import {
  LoadingBlock,
  pathToString,
  useClient,
  useDocumentStore,
  useGrantsStore,
  usePresenceStore,
  useSchema,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import styled from 'styled-components'
import { getFieldName } from '../../publishing/site-check/field-name.ts'
import { getDocumentId } from '../../publishing/site-check/site.ts'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { useObserved } from '../../saving/save-provider.tsx'
import { Muted, Strong } from '../../ui.tsx'
import { LargeChangeDialog } from './large-change-dialog.tsx'
import { type Ordered, sortServices } from './order.ts'
import { PriceGrid } from './price-grid.tsx'
import { getPricePublishes } from './price-publish.ts'
import { openPriceSheet, type PriceSheet, type Sheet } from './price-sheet.ts'
import { PublishBar } from './publish-bar.tsx'
import { RaiseBar } from './raise-bar.tsx'
import { selectCell } from './selection.ts'
import { getCell } from './sheet.ts'
import { useColleagues, useOwnLocation } from './use-colleagues.ts'
import { useConfirmation } from './use-confirmation.ts'
import { useEdits } from './use-edits.ts'
import { useGrid } from './use-grid.ts'

/** A text that changes once new prices are live. */
type ChangedText = { document: Fields; path: Path; before: string; after: string }

/** Places that show the lowest price of the service they point to; the queries of these types ask for it. */
const showPriceLabels = new Map<unknown, string>([
  ['home', 'services'],
  ['service', 'isNot'],
])

/** Changes for visitors between two states of the site, without the pages of the services. */
export function findChangedTexts(
  before: readonly Fields[],
  after: readonly Fields[],
): ChangedText[] {
  const old = collectPlaceholderValues(before)
  const now = collectPlaceholderValues(after)
  const addresses = new Map(after.map((document) => [document._id, getSlug(document)]))
  return after.flatMap((document) =>
    getOutgoingReferences(document).flatMap((lead): ChangedText[] => {
      const { path } = lead
      const resolvePrices = (values: PlaceholderValues) => {
        if (lead.kind === 'token') return formatToken(lead.token, values)
        if (lead.kind === 'placeholder') {
          const own = document._type === 'service' ? getSlug(document) : undefined
          return resolvePlaceholderPrice(lead.placeholder, own, values.prices)
        }
        if (lead.kind !== 'reference' || path[0] !== showPriceLabels.get(document._type))
          return undefined
        const [cheapest] = values.prices.get(addresses.get(lead.id) ?? '') ?? []
        return cheapest && fromText(cheapest)
      }
      const [was, is] = [resolvePrices(old), resolvePrices(now)]
      return was !== undefined && is !== undefined && was !== is
        ? [{ document, path, before: was, after: is }]
        : []
    }),
  )
}

/** How many services have another lowest price; the page of all services shows each. */
export function countChangedMinimums(before: readonly Fields[], after: readonly Fields[]): number {
  const old = collectPriceList(before)
  return [...collectPriceList(after)].filter(([address, [cheapest]]) => {
    const [was] = old.get(address) ?? []
    return was && cheapest && fromText(was) !== fromText(cheapest)
  }).length
}

export function PriceDesk() {
  const open = usePriceSheet()
  if (!open) return <LoadingBlock />
  return <Desk sheet={open.sheet} {...open.shown} />
}

function Desk({ sheet, rows, isSaved }: Sheet & { sheet: PriceSheet }) {
  const site = useSite()
  const edits = useEdits(sheet)
  const asking = useConfirmation(rows, edits)
  const grid = useGrid(rows, asking)
  const people = useColleagues(rows.map(({ id }) => id))
  useOwnLocation(grid.hasFocus ? getCell(rows, grid.active) : undefined)
  const publishes = useMemo(() => getPricePublishes(rows), [rows])
  const [texts, lowest] = useMemo(() => {
    if (!site) return [[], 0] as const
    const after = mergeDocuments(
      site.published,
      publishes.map((publish) => publish.after),
    )
    return [
      findChangedTexts(site.published, after),
      countChangedMinimums(site.published, after),
    ] as const
  }, [site, publishes])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) edits.redo()
    else edits.undo()
  }
  return (
    <Flex id="price-desk" direction="column" height="fill" onKeyDown={onKeyDown}>
      <Card borderBottom padding={4}>
        <Stack gap={4}>
          <Heading as="h1" size={3}>
            Price desk
          </Heading>
          <RaiseBar rows={rows} area={grid.area} onRaise={asking.apply} />
        </Stack>
      </Card>
      {/* Without padding above, where rows would show over the sticky header. */}
      <Box flex={1} overflow="auto" paddingX={4} paddingBottom={4}>
        <Parts>
          <div>
            <PriceGrid rows={rows} grid={grid} people={people} />
          </div>
          <ChangedList texts={texts} lowest={lowest} />
        </Parts>
      </Box>
      <Card borderTop padding={3} paddingX={4}>
        <PublishBar
          rows={rows}
          publishes={publishes}
          isSaved={isSaved}
          edits={edits}
          askFirst={asking.confirmFirst}
          whileRemoving={sheet.withRemoval}
          onGoTo={({ row, column }) => grid.select(selectCell(row, column))}
        />
      </Card>
      {asking.question && (
        <LargeChangeDialog
          changes={asking.question}
          onAnswer={(isConfirmed) => {
            asking.answer(isConfirmed)
            grid.focus()
          }}
        />
      )}
    </Flex>
  )
}

/** The list beside the table where there is room for both, else below it. */
const Parts = styled.div`
  display: grid;
  gap: 20px;
  align-items: start;

  @media (min-width: 1320px) {
    grid-template-columns: minmax(820px, 1fr) 340px;
  }
`

type Props = {
  texts: readonly ChangedText[]
  /** How many services have another lowest price. */
  lowest: number
}

/** Other texts that change with the new prices, each with a link to its field. */
function ChangedList({ texts, lowest }: Props) {
  const byDocument = useMemo(() => [...Map.groupBy(texts, ({ document }) => document)], [texts])
  return (
    <Card as="section" aria-label="Texts that will update" border radius={3} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          Texts that will update
        </Heading>
        {texts.length === 0 && lowest === 0 && (
          <Muted>
            None yet. Texts that state a price, and “from” prices elsewhere, are listed here as soon
            as a price differs from what visitors see.
          </Muted>
        )}
        {lowest > 0 && (
          <Text size={1}>
            {lowest === 1
              ? 'The page of all services: 1 lowest price'
              : `The page of all services: ${lowest} lowest prices`}
          </Text>
        )}
        {byDocument.map(([document, changed]) => (
          <Stack key={getDocumentId(document)} gap={2}>
            <Strong>{getName(document)}</Strong>
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
  const params = { id: getDocumentId(document), type, path: pathToString([...path]) }
  return (
    <Flex gap={2} wrap="wrap">
      <Text size={1}>
        <IntentLink intent="edit" params={params}>
          {getFieldName(schema.get(type), document, path)}
        </IntentLink>
      </Text>
      <Muted>{`${before} → ${after}`}</Muted>
    </Flex>
  )
}

/** The price sheet and its values; null while it loads. */
function usePriceSheet(): { sheet: PriceSheet; shown: Sheet } | null {
  const order = useOrder()
  const documents = useDocumentStore()
  const grants = useGrantsStore()
  const presence = usePresenceStore()
  const client = useClient({ apiVersion: API_VERSION })
  const [open, setOpen] = useState<{ sheet: PriceSheet; shown: Sheet } | null>(null)

  useEffect(() => {
    if (!order) return
    const sheet = openPriceSheet({ documents, grants, presence, client }, order)
    const subscription = sheet.state.subscribe((shown) => setOpen({ sheet, shown }))
    return () => {
      subscription.unsubscribe()
      sheet.close()
    }
  }, [documents, grants, presence, client, order])

  const sheet = open?.sheet
  const saved = useMemo(
    () => sheet?.state.pipe(map(({ isSaved }) => (isSaved ? 'saved' : 'unsaved'))),
    [sheet],
  )
  useObserved(saved)
  return open
}

/** Stays the same object while the order does. */
function useOrder(): readonly Ordered[] | null {
  const site = useSite()
  const key = useMemo(() => site && JSON.stringify(sortServices(site)), [site])
  return useMemo(() => (key === null ? null : JSON.parse(key)), [key])
}
