import { formatPrice, type Price } from '@kitewright/content-rules/price'
import { Badge, Box, Flex, Stack } from '@sanity/ui'
import { useMemo } from 'react'
import { getPublishedId, LoadingBlock, PreviewCard } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { getDocumentId, type Site } from '../publishing/site-check/site.ts'
import { useQuery } from '../publishing/site-check/use-query.ts'
import { useSite } from '../publishing/site-check/use-site.ts'
import { collectVerdictIssues, getVerdict } from '../publishing/site-check/verdict.ts'
import { issueCount } from '../publishing/site-status/state-badge.ts'
import { Muted, Strong } from '../ui.tsx'

type Tier = { from: number | null; to: Price['to']; period: Price['period'] }
type Row = { _id: string; title: string | null; group: string | null; tiers: Tier[] | null }

/** Query of drafts: each service once, as in the editor. */
const query = `*[_type == "service"] | order(group->orderRank asc, orderRank asc){
  _id, title, "group": group->title, tiers[]{from, to, period}
}`

/**
 * All services in the order of the menu with the prices of their packages, and which are drafts or to fix. A
 * row opens the service at its packages, not at the top of its page.
 */
export function PriceList() {
  const rows = useRows()
  const site = useSite()
  const drafts = useMemo(() => countDraftIssues(site), [site])
  if (!rows) return <LoadingBlock />
  return (
    <Box padding={3} overflow="auto" height="fill">
      <Stack gap={1}>
        <Box padding={2}>
          <Muted>
            One service at a time, in its form. The Price desk changes many prices at once.
          </Muted>
        </Box>
        {rows.map((row, index) => (
          <Stack key={row._id} gap={1}>
            {(index === 0 || row.group !== rows[index - 1]?.group) && (
              <Box paddingX={2} paddingTop={index === 0 ? 1 : 4} paddingBottom={2}>
                <Muted as="h2" weight="semibold">
                  {row.group ?? 'Without a group'}
                </Muted>
              </Box>
            )}
            <PriceRow row={row} toFix={drafts.get(row._id)} />
          </Stack>
        ))}
      </Stack>
    </Box>
  )
}

type PriceRowProps = {
  row: Row
  /** Number of issues in its draft; undefined without a draft. */
  toFix: number | undefined
}

function PriceRow({ row: { _id, title, tiers }, toFix }: PriceRowProps) {
  const { ChildLink, groupIndex, routerPanesState } = usePaneRouter()
  const isOpen = routerPanesState[groupIndex + 1]?.[0]?.id === _id
  return (
    <PreviewCard
      as={ChildLink}
      data-as="a"
      padding={3}
      radius={2}
      tone="inherit"
      pressed={isOpen}
      selected={isOpen}
      childId={_id}
      childParameters={{ type: 'service', path: 'tiers' }}
    >
      <Stack gap={2}>
        <Flex align="center" gap={2}>
          <Strong>{title ?? 'Untitled'}</Strong>
          {toFix !== undefined && <Badge tone="caution">Draft</Badge>}
          {toFix !== undefined && toFix > 0 && <Badge tone="critical">{issueCount(toFix)}</Badge>}
        </Flex>
        <Muted>{tiers?.map(formatTierPrice).join(' · ') || 'No packages yet'}</Muted>
      </Stack>
    </PreviewCard>
  )
}

/** Number of issues in the draft of each service that has one. */
const countDraftIssues = (site: Site | null): ReadonlyMap<string, number> =>
  new Map(
    site?.drafts
      .filter(({ _type }) => _type === 'service')
      .map((draft) => [getDocumentId(draft), collectVerdictIssues(getVerdict(site, draft)).length]),
  )

const formatTierPrice = ({ from, to, period }: Tier) =>
  from === null ? 'no price' : formatPrice({ from, to, period })

/** Null while they load. */
function useRows(): Row[] | null {
  const rows = useQuery<Row[]>(query, { perspective: 'drafts' })
  return useMemo(
    () => rows?.map((row) => ({ ...row, _id: getPublishedId(row._id) })) ?? null,
    [rows],
  )
}
