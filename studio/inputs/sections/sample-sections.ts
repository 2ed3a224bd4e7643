import { type Fields, type Path, sampleSection } from '@kitewright/content-rules/check'
import { useEffect } from 'react'
import { type ObjectInputProps, set } from 'sanity'
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
