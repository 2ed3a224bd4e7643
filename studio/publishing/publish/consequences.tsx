import { type Fields, formatCount, mergeDocuments } from '@kitewright/content-rules/check'
import { API_VERSION } from '@kitewright/content-types/queries'
import { Button, Flex, Stack } from '@sanity/ui'
import { useMemo } from 'react'
import { useClient, useWorkspace } from 'sanity'
import { FormNote, Strong } from '../../ui.tsx'
import { collectDraftIssues } from '../site-check/draft-issues.ts'
import { publishAll, renamePlan } from '../site-check/publish-rename.ts'
import { Questions, Refusal, SharedIssueList } from '../site-check/shared-issue-list.tsx'
import type { Site } from '../site-check/site.ts'
import { useSite } from '../site-check/use-site.ts'
import { getVerdict } from '../site-check/verdict.ts'
import { useFormPublishing } from './use-publishing.ts'

/** Issues that a draft would cause in other documents; empty without any. */
export function Consequences({ draft }: { draft: Fields }) {
  const site = useSite()
  const verdict = useMemo(() => site && getVerdict(site, draft), [site, draft])
  if (!site || !verdict || verdict.causes.length === 0) return null
  return (
    <FormNote tone="critical" role="status">
      {verdict.causes.map(({ issue: { message }, affected }) => (
        <Stack key={message} gap={3}>
          <Strong>{message}</Strong>
          <SharedIssueList issues={affected} />
        </Stack>
      ))}
      <PublishRename site={site} draft={draft} />
    </FormNote>
  )
}

/** Offers to publish a rename and the texts that follow it as one; nothing where that fixes nothing. */
function PublishRename({ site, draft }: { site: Site; draft: Fields }) {
  const client = useClient({ apiVersion: API_VERSION })
  const workspace = useWorkspace()
  const plan = useMemo(() => renamePlan(site, draft), [site, draft])
  const publishing = useFormPublishing(draft, {
    failure: 'Nothing was published',
    check: (site, [saved = draft]) => {
      const [own = saved, ...others] = renamePlan(site, saved)?.after ?? []
      const published = mergeDocuments(site.published, others)
      return collectDraftIssues(workspace, { ...site, published }, [own])
    },
    publish: async (site, [saved = draft]) => {
      const count = await publishAll(client, site, saved)
      return `Published, and ${formatCount(count, 'text')} carried along`
    },
  })
  if (!plan) return null
  const { isAsking, isBusy, start, confirm, question, issues } = publishing
  return (
    <>
      <Flex>
        <Button
          text={
            isAsking
              ? 'Yes, publish'
              : `Publish, and carry along ${formatCount(plan.count, 'text')}`
          }
          tone="primary"
          disabled={isBusy}
          loading={isBusy}
          onClick={isAsking ? confirm : start}
        />
      </Flex>
      <Questions questions={question?.texts ?? []} />
      <Refusal issues={issues} />
    </>
  )
}
