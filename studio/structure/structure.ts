import type { StructureBuilder } from 'sanity/structure'
import type { Builders } from './orderable-list.ts'
import { rooms } from './rooms.ts'

/** Rooms after which a line is drawn: what is sold, what is told, and what seldom changes. */
const lastOfKind = new Set(['faqs', 'projects', 'pages'])

/** The first pane; everything else opens from it. */
export const structure = (S: StructureBuilder, context: Builders['context']) =>
  S.list()
    .id('content')
    .title('Content')
    .items(
      rooms.flatMap((room) => {
        const { id, title, icon, child } = room
        const item = S.listItem().id(id).title(title).icon(icon).child(child({ S, context }))
        return lastOfKind.has(id) ? [item, S.divider()] : [item]
      }),
    )
