import type { SharedIssue } from '@kitewright/content-rules/check'
import { Stack, Text } from '@sanity/ui'
import { getPublishedId, isDraftId } from 'sanity'
import { IntentLink } from 'sanity/router'

/** Issues in other documents, each with a link to the field where it can be fixed. */
export function SharedIssueList({ issues }: { issues: readonly SharedIssue[] }) {
  return (
    <Stack as="ul" gap={3} style={{ listStyle: 'disc', paddingLeft: '1.25em', margin: 0 }}>
      {issues.map((shared, index) => (
        <li key={`${index} ${shared.issue.message}`}>
          <Text size={1}>
            <SharedIssueText shared={shared} />
          </Text>
        </li>
      ))}
    </Stack>
  )
}

/** Why nothing is published, with the way to each field. */
export function Refusal({ issues }: { issues: readonly SharedIssue[] }) {
  if (issues.length === 0) return null
  return (
    <Stack gap={4} role="alert">
      <Text size={1}>Fix this first:</Text>
      <SharedIssueList issues={issues} />
    </Stack>
  )
}

/** Questions before a publish, each with its question mark. */
export const Questions = ({ questions }: { questions: readonly string[] }) =>
  questions.map((question) => (
    <Text size={1} key={question}>
      {question}
    </Text>
  ))

function SharedIssueText({ shared }: { shared: SharedIssue }) {
  const { document, path, field, message } = shared.issue
  if (!document?.id) return message
  const { id, type, title } = document
  return (
    <>
      {isDraftId(id) && 'The draft of '}
      <IntentLink intent="edit" params={{ id: getPublishedId(id), type, path }}>
        {title}
        {field && ` · ${field}`}
      </IntentLink>
      {`: ${formatReason(shared)}`}
    </>
  )
}

function formatReason({ reference, issue }: SharedIssue): string {
  if (reference?.kind === 'reference') return 'links to it.'
  if (reference?.kind === 'link') return `leads to ${reference.href}.`
  if (reference?.kind === 'placeholder') return `says ${reference.placeholder.text}.`
  return issue.message
}
