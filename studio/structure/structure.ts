import type { StructureBuilder } from 'sanity/structure'
import type { Builders } from './orderable-list.ts'
import { rooms } from './rooms.ts'

/** Rooms before which a line is drawn: after what is sold, what is told, and what seldom changes. */
const firstOfKind = new Set(['jobs', 'pages', 'legal'])

/** The first pane; everything else opens from it. */
export const structure = (S: StructureBuilder, context: Builders['context']) =>
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
