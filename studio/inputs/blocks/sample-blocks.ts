import { type Fields, isFields, type Path, sampleBlock } from '@kitewright/content-rules/check'
import { blockRules } from '@kitewright/content-types/model'
import { API_VERSION } from '@kitewright/content-types/queries'
import { useEffect } from 'react'
import { type ObjectInputProps, pathToString, set, unset, useClient } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { listBlockLists } from './block-undo.ts'

/** Blocks without any field, as the menus of the form and of the preview add them. */
const listEmptyBlocks = (document: Fields): { path: Path; value: Fields }[] =>
  listBlockLists(document).flatMap(({ path, list }) =>
    list.flatMap((value) =>
      Object.keys(value).every((name) => name.startsWith('_'))
        ? [{ path: [...path, { _key: String(value._key) }], value }]
        : [],
    ),
  )

/** Samples beside a file that was uploaded instead: the address of a video. */
export const listReplacedSamples = (document: Fields): Path[] =>
  listBlockLists(document).flatMap(({ path, list }) =>
    list.flatMap((block) => {
      const [file = '', address = ''] = blockRules[String(block._type)]?.oneOf?.fields ?? []
      const isUploaded = isFields(block[file]) && block[file].asset
      return isUploaded && String(block[address]).startsWith('[Sample ')
        ? [[...path, { _key: String(block._key) }, address]]
        : []
    }),
  )

/** Writes sample words into each new block and opens it; the preview scrolls to the field in focus. */
export function useSampleBlocks(draft: Fields, { onChange }: ObjectInputProps) {
  const site = useSite()
  const { onFocus, onPathOpen } = useDocumentPane()
  useEffect(() => {
    const replaced = listReplacedSamples(draft)
    if (replaced.length > 0) onChange(replaced.map((path) => unset([...path])))
  }, [draft, onChange])
  useEffect(() => {
    const empty = listEmptyBlocks(draft)
    if (!site || empty.length === 0) return
    onChange(empty.map(({ path, value }) => set(sampleBlock(value, site.published), [...path])))
    for (const { path } of empty) {
      onPathOpen([...path])
      onFocus([...path])
    }
  }, [draft, site, onChange, onFocus, onPathOpen])
}

/** The same for drafts whose form is closed: the menu of the preview adds a block to the page that it shows. */
export function useSampleBlocksOfDrafts() {
  const site = useSite()
  const client = useClient({ apiVersion: API_VERSION })
  useEffect(() => {
    for (const draft of site?.drafts ?? []) {
      const samples = listEmptyBlocks(draft).map(({ path, value }) => [
        pathToString([...path]),
        sampleBlock(value, site?.published ?? []),
      ])
      if (samples.length === 0) continue
      // Refused after another change, such as one by the open form, which then has written them.
      client
        .patch(String(draft._id))
        .ifRevisionId(String(draft._rev))
        .set(Object.fromEntries(samples))
        .commit({ returnDocuments: false, tag: 'sample-blocks' })
        .catch(() => {})
    }
  }, [site, client])
}
