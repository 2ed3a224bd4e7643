import type { Fields } from '@kitewright/content-rules/check'
import { API_VERSION } from '@kitewright/content-types/queries'
import { Button, Flex, Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMemo, useState } from 'react'
import { useClient, useSyncState, useValidationStatus } from 'sanity'
import { FormNote, Muted, Strong } from '../../ui.tsx'

import { publishAll, renamePlan } from './publish-rename.ts'
import { SharedIssueList } from './shared-issue-list.tsx'
import { getDocumentId, type Site } from './site.ts'
import { useSite } from './use-site.ts'
import { collectVerdictIssues, getVerdict, type Verdict } from './verdict.ts'

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
      <PublishRename site={site} draft={draft} verdict={verdict} />
    </FormNote>
  )
}

type PublishRenameProps = { site: Site; draft: Fields; verdict: Verdict }

/** Offers to publish a rename and the texts that follow it as one; nothing where that fixes nothing. */
function PublishRename({ site, draft, verdict }: PublishRenameProps) {
  const id = getDocumentId(draft)
  const type = String(draft._type)
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const { isSyncing } = useSyncState(id, type)
  const { validation, isValidating } = useValidationStatus(String(draft._id), type, true)
  const [isPublishing, setIsPublishing] = useState(false)
  const plan = useMemo(() => renamePlan(site, draft), [site, draft])
  if (!plan) return null

  const messages = collectVerdictIssues(verdict).map(({ message }) => message)
  const isMended = (message: string) => messages.some((one) => message.endsWith(one))
  const otherErrors = validation.filter(
    ({ level, message }) => level === 'error' && !isMended(message),
  )
  const texts = plan.count === 1 ? '1 text' : `${plan.count} texts`

  const publish = async () => {
    setIsPublishing(true)
    try {
      await publishAll(client, site, id)
      toast.push({ status: 'success', title: `Published, and ${texts} carried along` })
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: 'Nothing was published', description })
    } finally {
      setIsPublishing(false)
    }
  }
  return (
    <Flex align="center" gap={3} wrap="wrap">
      <Button
        text={`Publish, and carry along ${texts}`}
        tone="primary"
        disabled={isSyncing || isValidating || isPublishing || otherErrors.length > 0}
        loading={isPublishing}
        onClick={publish}
      />
      {otherErrors.length > 0 && (
        <Muted>
          {otherErrors.length === 1
            ? '1 other thing needs fixing first.'
            : `${otherErrors.length} other things need fixing first.`}
        </Muted>
      )}
    </Flex>
  )
}
