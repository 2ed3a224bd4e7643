import type { SharedProblem } from '@kitewright/content-rules/problems-among'
import { API_VERSION } from '@kitewright/content-types/api-version'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { useClient } from 'sanity'
import { packageLeaps } from '../rupees/package-leaps.ts'
import { publishDrafts } from '../whole-site/publish-drafts.ts'
import { publishedIdOf } from '../whole-site/site.ts'
import { useLiveSite } from '../whole-site/use-site.ts'
import { problemsTogether } from '../whole-site/verdict.ts'
import { dropDrafts, type Restorable, writeDrafts } from './restorable.ts'

/** Writes entries as they were as drafts, and publishes those together. */
export function useRestoring(onPublished: () => void) {
  const client = useClient({ apiVersion: API_VERSION })
  const live = useLiveSite()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  /** What the build would refuse, and what is asked before a publish. */
  const [refused, setRefused] = useState<readonly SharedProblem[]>([])
  const [questions, setQuestions] = useState<readonly string[]>([])

  const attempt = async (failure: string, work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: failure, description, closable: true })
    } finally {
      setBusy(false)
    }
  }
  const write = (entries: readonly Restorable[]) =>
    attempt('No draft was written', async () => {
      await writeDrafts(client, entries)
      toast.push({ status: 'success', title: `${draftsText(entries.length)} written` })
    })
  const drop = (entries: readonly Restorable[]) =>
    attempt('No draft was removed', () => dropDrafts(client, entries))
  const publish = (entries: readonly Restorable[], isAnswered = false) =>
    attempt('Nothing was published', async () => {
      const leaps = entries.flatMap(({ name, now, then }) =>
        packageLeaps(now, then).map((question) => `${name}, ${question}`),
      )
      setQuestions(isAnswered ? [] : leaps)
      if (leaps.length > 0 && !isAnswered) return
      const site = await firstValueFrom(live)
      const ids = entries.map(({ id }) => id)
      const drafts = site.drafts.filter((draft) => ids.includes(publishedIdOf(draft)))
      const problems = problemsTogether(site, drafts)
      setRefused(problems)
      if (problems.length > 0) return
      await publishDrafts(client, site, ids)
      toast.push({ status: 'success', title: `${entriesText(ids.length)} published` })
      onPublished()
    })
  /** What was said is about what was chosen then. */
  const forget = () => {
    setQuestions([])
    setRefused([])
  }
  return { write, drop, publish, forget, isBusy, refused, questions }
}

export const draftsText = (count: number) => (count === 1 ? '1 draft' : `${count} drafts`)
export const entriesText = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)
