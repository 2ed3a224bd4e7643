import { getEntryPath, getOwnPath, pagePaths, pageTypes } from '@kitewright/content-types/addresses'
import {
  type Collection,
  collections,
  collectionTypes,
  isCollection,
  isSingleton,
  singletons,
} from '@kitewright/content-types/model'
import { API_VERSION } from '@kitewright/content-types/queries'
import { STATUS_ID } from '@kitewright/protocol/site'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { TabletDeviceIcon } from '@sanity/icons/TabletDevice'
import { Box, Button, Flex } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { map } from 'rxjs'
import {
  type DocumentLocationResolver,
  type DocumentLocationsState,
  defineDocuments,
  type PreviewHeaderProps,
  presentationTool,
} from 'sanity/presentation'
import { useSampleBlocksOfDrafts } from '../../inputs/blocks/sample-blocks.ts'
import { fetchFirstPreview, getPreviewOrigin, getPreviewPath } from './preview-address.ts'

/** CSS px of a tablet in portrait. */
const TABLET_PX = 820

/** The header of the preview: Sanity has a phone and the whole width, this adds a tablet. */
function HeaderWithTablet(props: PreviewHeaderProps) {
  const { iframeRef, viewport, setViewport, renderDefault } = props
  const [isChosen, setChosen] = useState(false)
  const isTablet = isChosen && viewport === 'desktop'
  useSampleBlocksOfDrafts()

  useEffect(() => {
    const frame = iframeRef.current
    if (frame) frame.style.maxWidth = isTablet ? `${TABLET_PX}px` : ''
  }, [iframeRef, isTablet])

  return (
    <Flex align="center">
      <Box flex={1}>{renderDefault(props)}</Box>
      <Button
        aria-label={isTablet ? 'Full width' : 'Tablet width'}
        aria-pressed={isTablet}
        icon={TabletDeviceIcon}
        mode="bleed"
        selected={isTablet}
        onClick={() => {
          setChosen(!isTablet)
          setViewport('desktop')
        }}
      />
    </Flex>
  )
}

type Entry = { _id: string; _type: string; title: string | null; slug: string | null }

/** Result of the query. */
type LocationData = {
  entry: Entry | null
  /** Documents that show texts of the entry. */
  from: Entry[]
  status: Parameters<typeof getPreviewOrigin>[0]
}

/** References by which a document shows texts of another, rather than only linking to it. */
const REFERS_TO_ID = `(
  $id in services.cards[].service._ref ||
  _type == "post" && writer._ref == $id ||
  _type == "project" && $id in services[]._ref ||
  _type == "service" && $id in [group._ref, isNot.neighbour._ref]
)`
const FIELDS = '{_id, _type, title, "slug": slug.current}'
const QUERY = `{
  "entry": *[_id == $id][0]${FIELDS},
  "from": *[${REFERS_TO_ID}]${FIELDS},
  "status": *[_id == $status][0]{siteUrl, hasPreview}
}`

/** Types shown on every page: their first location is home. */
const everywhere = new Set(['siteSettings', 'serviceGroup'])

/** The pages that show an entry, with its drafts; they follow while it is edited. */
const resolveLocations: DocumentLocationResolver = ({ id }, { documentStore }) =>
  documentStore
    .listenQuery(
      { fetch: QUERY, listen: `*[_id in [$id, $draft, $status] || ${REFERS_TO_ID}]` },
      { id, draft: `drafts.${id}`, status: STATUS_ID },
      { apiVersion: API_VERSION, perspective: 'drafts' },
    )
    .pipe(map(getLocations))

/** Locations of an entry for the Studio; null without an entry or a preview. */
export function getLocations({ entry, from, status }: LocationData): DocumentLocationsState | null {
  const origin = getPreviewOrigin(status)
  if (!entry || !origin) return null
  const pages = [entry, ...from].flatMap((shown) => getPages(shown, shown === entry))
  // The overview's price list shows all services without referring to them.
  if (entry._type === 'service') pages.push(createFixedPage('servicesOverview'))
  const once = new Map(pages.map(({ title, path }) => [path, title]))
  return {
    ...(everywhere.has(entry._type) && { message: 'Shown on every page' }),
    locations: [...once].map(([path, title]) => ({
      title,
      href: `${origin}${getPreviewPath(path)}`,
    })),
  }
}

type Page = { title: string; path: string }

const createFixedPage = (type: keyof typeof pagePaths): Page => ({
  title: singletons[type].name,
  path: pagePaths[type],
})

/** The page of an entry. Referring entries count if they have a page or are listed on one. */
function getPages(entry: Entry, isItself: boolean): Page[] {
  const { _type, title } = entry
  const own = getOwnPath(entry)
  const { listedOn } = isCollection(_type) ? (collections[_type] as Collection) : {}
  const list = listedOn ? [createFixedPage(listedOn)] : []
  if (own) {
    const name = isSingleton(_type) ? singletons[_type].name : (title ?? own)
    return [{ title: name, path: own }, ...list]
  }
  if (listedOn) return list
  if (!isItself) return []
  const path = getEntryPath(entry)
  const type = Object.entries(pagePaths).find(([, of]) => of === path)?.[0]
  return [isSingleton(type) ? { title: singletons[type].name, path } : createFixedPage('home')]
}

function getRoute(type: keyof typeof collections): string | undefined {
  const { path } = collections[type] as Collection
  return path && getPreviewPath(path(':slug'))
}

/** The document that opens beside a page. The fixed addresses come first, as one of a legal page would fit them too. */
export const pageDocuments = defineDocuments([
  ...pageTypes.map((type) => ({ route: getPreviewPath(pagePaths[type]), type })),
  ...[...new Set(collectionTypes.flatMap((type) => getRoute(type) ?? []))].map((route) => {
    // Types may share the addresses at the root.
    const types = collectionTypes.filter((type) => getRoute(type) === route)
    const filter = `_type in ${JSON.stringify(types)} && slug.current == $slug`
    const getParams = ({ params: { slug = '' } }: { params: Record<string, string> }) => ({ slug })
    return { route, filter, getParams }
  }),
])

export const PREVIEW = 'preview'

/**
 * The site with drafts, beside the form. Without Sanity's preview mode, which would write secrets to the dataset:
 * the page gets drafts from this Studio and needs none.
 */
export const previewTool = presentationTool({
  name: PREVIEW,
  title: 'Preview',
  icon: EyeOpenIcon,
  previewUrl: { initial: fetchFirstPreview },
  resolve: { mainDocuments: pageDocuments, locations: resolveLocations },
  components: { unstable_header: { component: HeaderWithTablet } },
})
