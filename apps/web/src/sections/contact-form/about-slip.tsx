import { Link, useNavigation } from '@kitewright/site-engine/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PageContent, PageData } from '#app/routing/page-content.ts'
import { fetchPage, getPageKey } from '#app/routing/query-client.ts'
import { useSite } from '#app/routing/site-context.tsx'
import {
  type About,
  formatAbout,
  type ParsedAbout,
  parseAbout,
} from '#app/sections/enquiry/about.ts'
import { readSavedEnquiry } from '#app/sections/enquiry/saved-enquiry.ts'
import { KiteMark } from '#app/ui/kite-mark.tsx'
import { NextSteps } from './next-steps.tsx'

type AboutSlipProps = {
  /** The address's query: the subject of the enquiry. */
  query: string
  next: PageContent['contact']['next']
  onRemove: () => void
}

/** Shows the subject of the enquiry in the words of content; nothing where content does not know it. */
export function AboutSlip({ query, ...rest }: AboutSlipProps) {
  const { groups } = useSite()
  const [parsed] = useState(() => parseAbout(query, groups))
  return parsed && <Slip parsed={parsed} query={query} {...rest} />
}

const action =
  'underline-offset-link inline-flex min-h-11 cursor-pointer items-center text-md text-ink-2 underline decoration-rani decoration-2 hover:text-ink hover:decoration-4'

/** A slip of paper on the edge of the form, the target of the shared element (shell/navigation/shared-element.ts). */
function Slip({ parsed, query, next, onRemove }: AboutSlipProps & { parsed: ParsedAbout }) {
  const { announce } = useNavigation()
  const { groups } = useSite()
  const about = useAbout(parsed)
  const field = useChosenProject(about?.project, query)
  if (!about) return null

  const { lines, service, page, choice } = about
  const group = groups.find(({ services }) => services.some(({ slug }) => slug === service))
  const text = formatAbout(about)
  const remove = () => {
    onRemove()
    announce(`Removed: ${text}`)
  }
  return (
    <div className="mb-6.5 flex flex-wrap gap-x-6 gap-y-1">
      <input ref={field} type="hidden" name="about" value={text} />
      <input type="hidden" name="page" value={page} />
      <div className="-ml-[calc(var(--inset)+min(1.5rem,3vw))]">
        <div className="slip dog-ear" data-theme={group?.colour ?? 'haldi'}>
          {service && <KiteMark service={service} />}
          <p className="slip__lines">
            <small className="sr-only">About: </small>
            {lines.map((line, index) => (
              // Screen readers read a list.
              <span key={line}>
                {index > 0 && <span className="sr-only">, </span>}
                {line}
              </span>
            ))}
          </p>
        </div>
        <p className="mt-1 flex flex-wrap gap-x-6 pl-[calc(var(--inset)+min(1.5rem,3vw))]">
          <Link href={choice} className={action}>
            Change<span className="sr-only"> what this enquiry is about</span>
          </Link>
          <button type="button" className={action} onClick={remove}>
            Remove<span className="sr-only"> what this enquiry is about</span>
          </button>
        </p>
      </div>
      <NextSteps next={next} className="flex-[1_1_12rem] self-start max-md:hidden" />
    </div>
  )
}

/** Uses the cached page that the visitor comes from, else shows the known part until the page is fetched. */
function useAbout({ path, known, findAbout }: ParsedAbout): About | null {
  // A failed fetch does not stop the send: a person reads the message.
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: ['content', path],
    queryFn: ({ signal }) => fetchPage(path, signal),
    initialData: () => queryClient.getQueryData<PageData>(getPageKey(path)),
  })
  return data ? findAbout(data) : known
}

/**
 * Chooses the project type, unless the visitor chose another for the same. Returns the ref of any field of
 * the form.
 */
function useChosenProject(project: string | undefined, query: string) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const choice = field.current?.form?.elements.namedItem('project')
    if (!project || !(choice instanceof HTMLSelectElement)) return
    const saved = readSavedEnquiry()
    if (!choice.value || (saved && saved.about !== query)) choice.value = project
  }, [project, query])
  return field
}
