import type { PageData } from '../routing/page-content.ts'
import { withShortKeys } from './short-keys.ts'
import { withWholeWords } from './whole-words.ts'

/** A copy of content as browsers get it, which show it and do not edit it. */
export const asShown = <Value>(content: Value): Value => withShortKeys(withWholeWords(content))

/** Without its head, whose title and description stand in other people's lists. */
export const pageAsShown = (data: PageData) =>
  ({ ...data, content: asShown(data.content) }) as PageData
