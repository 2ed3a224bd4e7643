import type { SharedProblem } from '@kitewright/content-rules/check'
import { Stack, Text } from '@sanity/ui'
import { ProblemList } from '../../publishing/site-check/problem-list.tsx'

/** Problems that prevent publishing drafts together, with links to the fields. */
export function ScheduleProblems({ problems }: { problems: readonly SharedProblem[] }) {
  if (problems.length === 0) return null
  const places = problems.length === 1 ? 'one place' : `${problems.length} places`
  return (
    <Stack gap={3} role="alert">
      <Text size={1}>{`With them the site would be wrong in ${places}. Fix this first:`}</Text>
      <ProblemList problems={problems} />
    </Stack>
  )
}
