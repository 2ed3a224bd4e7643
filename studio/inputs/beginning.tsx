import type { Fields, SharedIssue } from '@kitewright/content-rules/check'
import { Flex, Stack } from '@sanity/ui'
import { type ObjectInputProps, stringToPath, useEditState, useWorkspace } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { CopyFrom } from '../actions/copy-from/copy-from.tsx'
import { useUnreadable } from '../publishing/publish/use-publishing.ts'
import {
  collectDraftIssues,
  formatDraftIssue,
  isRequired,
} from '../publishing/site-check/draft-issues.ts'
import { SharedIssueList } from '../publishing/site-check/shared-issue-list.tsx'
import { getDocumentId } from '../publishing/site-check/site.ts'
import { useLatest } from '../publishing/site-check/use-latest.ts'
import { useSite } from '../publishing/site-check/use-site.ts'
import { FormNote, SmallButton, Strong } from '../ui.tsx'

type Props = { draft: Fields; form: ObjectInputProps }

/** Help for an entry that was never published. */
export function Beginning({ draft, form }: Props) {
  const { schemaType, onChange } = form
  const { published, ready } = useEditState(getDocumentId(draft), schemaType.name)
  if (!ready || published) return null
  return (
    <FormNote as="section" aria-label="Progress">
      <Remaining draft={draft} />
      {schemaType.name === 'service' && <CopyFrom value={draft} onChange={onChange} />}
    </FormNote>
  )
}

/** The issues that keep the entry from being published, each with a link to its field. */
function Remaining({ draft }: { draft: Fields }) {
  const { onFocus, onPathOpen } = useDocumentPane()
  const unreadable = useUnreadable(draft)
  const workspace = useWorkspace()
  const site = useSite()
  const matches = useLatest(
    async () => site && collectDraftIssues(workspace, site, [draft]),
    [workspace, site, draft],
  )
  if (!matches) return null
  const issues = [...unreadable, ...matches]
  const isOwn = ({ issue }: SharedIssue) => issue.document?.id === getDocumentId(draft)
  return (
    <Stack gap={3}>
      <Strong role="status">{formatRemaining(issues.length)}</Strong>
      <Flex gap={1} wrap="wrap">
        {issues.filter(isOwn).map(({ issue }) => (
          <SmallButton
            key={`${issue.document?.id} ${issue.path} ${issue.message}`}
            mode="bleed"
            tone={isRequired(issue) ? 'default' : 'critical'}
            text={formatDraftIssue(issue)}
            onClick={() => {
              onPathOpen(stringToPath(issue.path))
              onFocus(stringToPath(issue.path))
            }}
          />
        ))}
      </Flex>
      <SharedIssueList issues={issues.filter((shared) => !isOwn(shared))} />
    </Stack>
  )
}

function formatRemaining(count: number): string {
  if (count === 0) return 'Ready to publish'
  return count === 1
    ? '1 thing left before you can publish:'
    : `${count} things left before you can publish:`
}
