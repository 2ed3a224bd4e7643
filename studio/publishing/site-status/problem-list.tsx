import type { StatusProblem } from '@kitewright/protocol/site'
import { Stack, Text } from '@sanity/ui'

type Props = {
  problems: readonly StatusProblem[]
  /** Link to the field of a problem; a parameter, because toasts are outside of the router. */
  linkTo: (problem: StatusProblem) => string | null
}

/** Problems to fix, each with a link to its field. */
export function ProblemList({ problems, linkTo }: Props) {
  return (
    <Stack as="ul" gap={3} padding={0}>
      {problems.map((problem) => {
        const { where, field, what } = problem
        const link = linkTo(problem)
        return (
          <Text as="li" size={1} key={`${where} ${field} ${what}`}>
            {link ? <a href={link}>{where}</a> : where}: {what}
          </Text>
        )
      })}
    </Stack>
  )
}
