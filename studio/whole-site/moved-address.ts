import { addressOf } from '@kitewright/content-rules/price-slots'
import type { Fields } from '@kitewright/content-rules/problem'
import { ownPath } from '@kitewright/content-types/addresses'

/** What is asked before a page that visitors know gets another address; nothing where none changes. */
export function movedAddress(published: Fields | null, draft: Fields): string[] {
  const [was, is] = [published && pathOf(published), pathOf(draft)]
  if (!was || !is || was === is) return []
  return [
    `The page moves from ${was} to ${is}. Links to ${was} in search results, mails and chats find no page from then on. Change the address all the same?`,
  ]
}

const pathOf = (document: Fields): string | undefined =>
  ownPath({ _type: String(document._type), slug: addressOf(document) ?? null })
