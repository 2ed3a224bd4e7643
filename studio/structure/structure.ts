import {
  collections,
  collectionTypes,
  type DocumentType,
  type SingletonType,
  singletons,
  singletonTypes,
} from '@kitewright/content-types/model'
import { BillIcon } from '@sanity/icons/Bill'
import { BookIcon } from '@sanity/icons/Book'
import { CaseIcon } from '@sanity/icons/Case'
import { CogIcon } from '@sanity/icons/Cog'
import { ComposeIcon } from '@sanity/icons/Compose'
import { DocumentIcon } from '@sanity/icons/Document'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { ImageIcon } from '@sanity/icons/Image'
import { ImagesIcon } from '@sanity/icons/Images'
import { StackIcon } from '@sanity/icons/Stack'
import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { UsersIcon } from '@sanity/icons/Users'
import type { ComponentType } from 'react'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { PictureLibrary } from '../tools/image-library/picture-library.tsx'
import { listFaqsByCategory } from './faqs.ts'
import { orderableList, type StructureContext } from './orderable-list.tsx'
import { PriceList } from './price-list.tsx'
import { listServicesByGroup } from './services.ts'

/** A part of the Studio, as an editor thinks of the site. */
type Room = {
  id: string
  title: string
  icon: ComponentType
  /** Document types that have their place here; none where others are shown in another way. */
  types: readonly DocumentType[]
  child: (builders: StructureContext) => Parameters<ListItemBuilder['child']>[0]
}

const createSingletonItem = ({ S }: StructureContext, type: SingletonType) =>
  S.document().schemaType(type).documentId(type).title(singletons[type].name)

/** Pages of which there is one each. */
const pages = singletonTypes.filter((type) => type !== 'siteSettings')

/** Services, prices and articles, in the order of an editor’s day. */
const entries: readonly Room[] = [
  {
    id: 'services',
    title: 'Services by group',
    icon: StackIcon,
    types: ['service', 'serviceGroup'],
    child: listServicesByGroup,
  },
  {
    id: 'prices',
    title: 'Price list',
    icon: BillIcon,
    types: [],
    child: ({ S }) =>
      S.component(PriceList)
        .id('prices')
        .title('Price list')
        // Its list has every service, whatever the group: a link to one opens beside it.
        .canHandleIntent((intent, { type }) => intent === 'edit' && type === 'service')
        .child((id) => S.document().schemaType('service').documentId(id)),
  },
  {
    id: 'faqs',
    title: 'Questions by topic',
    icon: HelpCircleIcon,
    types: ['faq'],
    child: listFaqsByCategory,
  },
  {
    id: 'jobs',
    title: 'Jobs',
    icon: CaseIcon,
    types: ['job'],
    child: (builders) => orderableList(builders, { id: 'jobs', title: 'Jobs', type: 'job' }),
  },
  {
    id: 'posts',
    title: 'Posts',
    icon: ComposeIcon,
    types: ['post'],
    child: ({ S }) =>
      S.documentTypeList('post')
        .id('posts')
        .title('Posts')
        .defaultOrdering([{ field: 'publishedAt', direction: 'desc' }]),
  },
  {
    id: 'authors',
    title: 'Authors',
    icon: UsersIcon,
    types: ['author'],
    child: ({ S }) => S.documentTypeList('author').id('authors').title('Authors'),
  },
  {
    id: 'projects',
    title: 'Portfolio',
    icon: ImagesIcon,
    types: ['project'],
    child: (builders) =>
      orderableList(builders, { id: 'projects', title: 'Portfolio', type: 'project' }),
  },
  {
    id: 'pictures',
    title: 'Pictures',
    icon: ImageIcon,
    types: [],
    child: ({ S }) => S.component(PictureLibrary).id('pictures').title('Pictures'),
  },
]

const rest: readonly Room[] = [
  {
    id: 'pages',
    title: 'Pages',
    icon: DocumentsIcon,
    types: pages,
    child: (builders) =>
      builders.S.list()
        .id('pages')
        .title('Pages')
        .items(
          pages.map((type) =>
            builders.S.listItem()
              .id(type)
              .title(singletons[type].name)
              .icon(DocumentIcon)
              .child(createSingletonItem(builders, type)),
          ),
        ),
  },
  {
    id: 'landingPages',
    title: 'Landing pages',
    icon: DocumentsIcon,
    types: ['landingPage'],
    child: ({ S }) => S.documentTypeList('landingPage').id('landingPages').title('Landing pages'),
  },
  {
    id: 'legal',
    title: 'Legal',
    icon: BookIcon,
    types: ['legalPage'],
    child: ({ S }) => S.documentTypeList('legalPage').id('legal').title('Legal'),
  },
  {
    // A link that opens a document looks for a list item of its id.
    id: 'siteSettings',
    title: 'Settings',
    icon: CogIcon,
    types: ['siteSettings'],
    child: (builders) => createSingletonItem(builders, 'siteSettings'),
  },
]

const placed = new Set([...entries, ...rest].flatMap((room) => room.types))

/** A collection without a place above gets its own list, ordered by dragging. */
const otherRooms = collectionTypes
  .filter((type) => !placed.has(type))
  .map((type): Room => {
    const { plural } = collections[type]
    const title = `${plural.charAt(0).toUpperCase()}${plural.slice(1)}`
    return {
      id: type,
      title,
      icon: StackCompactIcon,
      types: [type],
      child: (builders) => orderableList(builders, { id: type, title, type }),
    }
  })

export const rooms: readonly Room[] = [...entries, ...otherRooms, ...rest]

/** Lists with a divider before them. */
const firstOfKind = new Set(['jobs', 'pages', 'legal'])

/** The first pane; everything else opens from it. */
export const structure = (S: StructureBuilder, context: StructureContext['context']) =>
  S.list()
    .id('content')
    .title('Content')
    .items(
      rooms.flatMap((room) => {
        const { id, title, icon, child } = room
        const item = S.listItem().id(id).title(title).icon(icon).child(child({ S, context }))
        return firstOfKind.has(id) ? [S.divider(), item] : [item]
      }),
    )
