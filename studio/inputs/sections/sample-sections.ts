import { type Fields, type Path, sampleSection } from '@kitewright/content-rules/check'
import { API_VERSION } from '@kitewright/content-types/queries'
import { useEffect } from 'react'
import { type ObjectInputProps, pathToString, set, useClient } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { sectionLists } from './section-undo.ts'

/** Page blocks without any field, as the menus of the form and of the preview add them. */
const emptySections = (document: Fields): { path: Path; value: Fields }[] =>
  sectionLists(document).flatMap(({ path, list }) =>
    list.flatMap((value) =>
      Object.keys(value).every((name) => name.startsWith('_'))
        ? [{ path: [...path, { _key: String(value._key) }], value }]
        : [],
    ),
  )

/** Writes sample words into each new page block and opens it; the preview scrolls to the field in focus. */
export function useSampleSections(draft: Fields, { onChange }: ObjectInputProps) {
  const site = useSite()
  const { onFocus, onPathOpen } = useDocumentPane()
  useEffect(() => {
    const empty = emptySections(draft)
    if (!site || empty.length === 0) return
    onChange(empty.map(({ path, value }) => set(sampleSection(value, site.published), [...path])))
    for (const { path } of empty) {
      onPathOpen([...path])
      onFocus([...path])
    }
  }, [draft, site, onChange, onFocus, onPathOpen])
}

/** The same for drafts whose form is closed: the menu of the preview adds a block to the page that it shows. */
export function useSampleSectionsOfDrafts() {
  const site = useSite()
  const client = useClient({ apiVersion: API_VERSION })
  useEffect(() => {
    for (const draft of site?.drafts ?? []) {
      const samples = emptySections(draft).map(({ path, value }) => [
        pathToString([...path]),
        sampleSection(value, site?.published ?? []),
      ])
      if (samples.length === 0) continue
      // Refused after another change, such as one by the open form, which then has written them.
      client
        .patch(String(draft._id))
        .ifRevisionId(String(draft._rev))
        .set(Object.fromEntries(samples))
        .commit({ returnDocuments: false, tag: 'sample-sections' })
        .catch(() => {})
    }
  }, [site, client])
}
