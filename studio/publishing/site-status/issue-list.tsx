import { formatIssue, type Issue } from '@kitewright/content-types/model'
import { Stack, Text } from '@sanity/ui'

type Props = {
  issues: readonly Issue[]
  /** Link to the field of an issue; a parameter, because toasts are outside of the router. */
  linkTo: (issue: Issue) => string | null
}

/** Issues to fix, each with a link to its field. */
export function IssueList({ issues, linkTo }: Props) {
  return (
    <Stack as="ul" gap={3} padding={0}>
      {issues.map((issue) => {
        const { document, message } = issue
        const link = linkTo(issue)
        return (
          <Text as="li" size={1} key={formatIssue(issue)}>
            {document && (link ? <a href={link}>{document.title}</a> : document.title)}
            {document && ': '}
            {message}
          </Text>
        )
      })}
    </Stack>
  )
}
