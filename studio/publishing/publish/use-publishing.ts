import { type Fields, mergeDocuments, type SharedIssue } from '@kitewright/content-rules/check'
import { cleanValue, getName } from '@kitewright/content-rules/text'
import { API_VERSION } from '@kitewright/content-types/queries'
import type { SanityClient } from '@sanity/client'
import { useEffect, useMemo, useState } from 'react'
import { BehaviorSubject, filter, firstValueFrom, map, race } from 'rxjs'
import {
  getDraftId,
  mergeParseErrors,
  useClient,
  useDocumentOperation,
  useParseErrors,
  useWorkspace,
} from 'sanity'
import { useUnsavedInput } from '../../saving/save-provider.tsx'
import { collectDraftIssues, toIssue } from '../site-check/draft-issues.ts'
import { getDocumentId, type Site } from '../site-check/site.ts'
import { useAttempt } from '../site-check/use-attempt.tsx'
import { useLiveSite } from '../site-check/use-site.ts'
import { publishQuestions } from '../site-check/verdict.ts'

type Steps = {
  /** Title of the message if it fails. */
  failure: string
  /** Issues that prevent the publish; without it all issues of the drafts. */
  check?: (site: Site, drafts: readonly Fields[]) => SharedIssue[] | Promise<SharedIssue[]>
  /** Questions before the publish. */
  ask?: (site: Site, drafts: readonly Fields[]) => string[]
  /** Publishes or schedules drafts that still have these revisions. Returns a success message. */
  publish: (site: Site, drafts: readonly Fields[]) => Promise<string | undefined>
  /** Saves pending input first. Returns issues of input that cannot be saved. */
  save?: () => Promise<readonly SharedIssue[]>
}

/** Questions about the drafts of these revisions. */
type Question = { revisions: string; texts: readonly string[] }

/**
 * Publishes drafts as the lake has them: checks and questions are about the revisions that are published.
 *
 * @param ids published ids.
 */
export function usePublishing(ids: readonly string[], steps: Steps) {
  const client = useClient({ apiVersion: API_VERSION })
  const live = useLiveSite()
  const { attempt, isBusy } = useAttempt()
  const [issues, setIssues] = useState<readonly SharedIssue[]>([])
  const [question, setQuestion] = useState<Question | null>(null)
  const workspace = useWorkspace()
  const { failure, ask = collectQuestions, publish, save } = steps
  const { check = (site, drafts) => collectDraftIssues(workspace, site, drafts) } = steps

  const run = (answered?: Question | null) =>
    attempt(failure, async () => {
      setQuestion(null)
      const unreadable = (await save?.()) ?? []
      setIssues(unreadable)
      if (unreadable.length > 0) return undefined
      const { site, drafts } = await readDrafts(client, await firstValueFrom(live), ids)
      const result = await check(site, drafts)
      setIssues(result)
      if (result.length > 0) return undefined
      const asked = {
        revisions: drafts.map(({ _rev }) => _rev).join(),
        texts: ask(site, drafts),
      }
      const isAnswered = JSON.stringify(asked) === JSON.stringify(answered)
      if (answered && !isAnswered && asked.texts.length === 0) {
        throw new Error('The entry was changed. Press Publish again.')
      }
      if (asked.texts.length === 0 || isAnswered) return publish(site, drafts)
      setQuestion(asked)
      return undefined
    })
  return {
    isBusy,
    issues,
    question,
    isAsking: question !== null,
    start: () => run(),
    confirm: () => run(question),
    /** Closes questions and issues. */
    dismiss: () => {
      setQuestion(null)
      setIssues([])
    },
  }
}

export type Publishing = ReturnType<typeof usePublishing>

/** Publishes the draft of an open form as it is shown: the lake gets typed input first. */
export function useFormPublishing(draft: Fields, steps: Omit<Steps, 'save'>) {
  const id = getDocumentId(draft)
  const { commit } = useDocumentOperation(id, String(draft._type))
  const isUnsaved = useUnsavedInput(id)
  const unreadable = useUnreadable(draft)
  const [issues] = useState(() => new BehaviorSubject(unreadable))
  useEffect(() => issues.next(unreadable), [issues, unreadable])
  const save = async () => {
    leaveField()
    commit.execute()
    const saved = isUnsaved.pipe(
      filter((one) => !one),
      map(() => []),
    )
    return firstValueFrom(race(issues.pipe(filter((all) => all.length > 0)), saved))
  }
  const publishing = usePublishing([id], { ...steps, save })
  // A question about an earlier revision disappears.
  const isAsking = publishing.question?.revisions === draft._rev
  return { ...publishing, isAsking, question: isAsking ? publishing.question : null }
}

/** Lets an input such as a price commit its text, and keeps the focus. */
function leaveField(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  field.blur()
  field.focus({ preventScroll: true })
}

/** Issues of fields whose text cannot be read. */
export function useUnreadable(draft: Fields): SharedIssue[] {
  const errors = useParseErrors()
  return useMemo(() => {
    const document = { ...draft, _id: getDocumentId(draft) }
    return mergeParseErrors([], errors).map((marker) => ({ issue: toIssue(marker, document) }))
  }, [errors, draft])
}

/** Questions before drafts are published; each names its entry if there are several. */
const collectQuestions = ({ published }: Site, drafts: readonly Fields[]): string[] =>
  drafts.flatMap((draft) => {
    const before = published.find(({ _id }) => _id === getDocumentId(draft)) ?? null
    const name = drafts.length > 1 ? `${getName(draft)}, ` : ''
    return publishQuestions(before, draft).map((question) => `${name}${question}`)
  })

/** Drafts as the lake has them, and among all documents. Throws if one is missing. */
async function readDrafts(client: SanityClient, site: Site, ids: readonly string[]) {
  const documents = await client.getDocuments([...ids.map(getDraftId), ...ids])
  const drafts = documents.slice(0, ids.length).filter((draft) => draft !== null)
  if (drafts.length < ids.length) throw new Error('A draft no longer exists.')
  const published = documents.slice(ids.length).filter((document) => document !== null)
  const isGone = (id: string) => ids.includes(id) && published.every(({ _id }) => _id !== id)
  const rest = site.published.filter((document) => !isGone(getDocumentId(document)))
  const cleaned = published.map((document) => cleanValue<Fields>(document))
  return {
    drafts,
    site: {
      published: mergeDocuments(rest, cleaned),
      drafts: mergeDocuments(site.drafts, drafts),
    },
  }
}
