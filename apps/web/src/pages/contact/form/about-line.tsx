import { useNavigation } from '@kitewright/site-engine/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type About, type AskedAbout, askedAbout } from '#app/pages/contact/enquiry/about.ts'
import type { PageData } from '#app/routing/page-content.ts'
import { fetchPage, pageKey } from '#app/routing/query-client.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { keptEnquiry } from '../enquiry/kept-enquiry.ts'

type AboutLineProps = {
  /** What the address says that the enquiry is about. */
  query: string
  onRemove: () => void
}

/** What the enquiry is about, in the words of content; nothing where content does not know it. */
export function AboutLine({ query, onRemove }: AboutLineProps) {
  const { groups } = useSite()
  const [asked] = useState(() => askedAbout(query, groups))
  return asked && <Line asked={asked} query={query} onRemove={onRemove} />
}

function Line({ asked, query, onRemove }: AboutLineProps & { asked: AskedAbout }) {
  const { announce } = useNavigation()
  const about = useAbout(asked)
  const field = useChosenProject(about?.project, query)
  if (!about) return null

  const remove = () => {
    onRemove()
    announce(`Removed: ${about.words}`)
  }
  return (
    <div className="mb-6 flex items-baseline justify-between gap-x-4 border-t-2 border-b border-t-ink border-b-rule py-0.5">
      <input ref={field} type="hidden" name="about" value={written(about.words)} />
      <input type="hidden" name="page" value={about.page} />
      <p className="py-2.25 leading-135">
        <span className="font-mono text-note tracking-note text-ink-2">About:</span>{' '}
        <strong className="font-semibold">{about.words}</strong>
      </p>
      <button
        type="button"
        className="underline-offset-link min-h-11 shrink-0 cursor-pointer text-md text-ink-2 underline decoration-rani decoration-2 hover:text-ink hover:decoration-4"
        onClick={remove}
      >
        Remove<span className="sr-only"> what this enquiry is about</span>
      </button>
    </div>
  )
}

/** As editors write it: pages hold words together that have a hyphen (document/to-client-content.ts). */
const written = (words: string) => words.replaceAll('\u2060', '')

/** From the page that the visitor comes from it is there at once, else as much as is known until it is fetched. */
function useAbout({ path, known, foundIn }: AskedAbout): About | null {
  // What is not found out is not needed to send: a person will read what the visitor writes.
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: ['content', path],
    queryFn: ({ signal }) => fetchPage(path, signal),
    initialData: () => queryClient.getQueryData<PageData>(pageKey(path)),
  })
  return data ? foundIn(data) : known
}

/**
 * Chooses the project type, unless the visitor has chosen another for the same. Answers the ref of any field of
 * the form.
 */
function useChosenProject(project: string | undefined, query: string) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const choice = field.current?.form?.elements.namedItem('project')
    if (!project || !(choice instanceof HTMLSelectElement)) return
    const kept = keptEnquiry()
    if (!choice.value || (kept && kept.about !== query)) choice.value = project
  }, [project, query])
  return field
}
