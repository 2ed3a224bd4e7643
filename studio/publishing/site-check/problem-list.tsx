import type { SharedProblem } from '@kitewright/content-rules/check'
import { nameOf } from '@kitewright/content-rules/text'
import { Stack, Text } from '@sanity/ui'
import { isDraftId, pathToString, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { placeName } from './place-name.ts'
import { publishedIdOf } from './site.ts'

/** Problems in other documents, each with a link to the field where it can be fixed. */
export function ProblemList({ problems }: { problems: readonly SharedProblem[] }) {
  return (
    <Stack as="ul" gap={3} style={{ listStyle: 'disc', paddingLeft: '1.25em', margin: 0 }}>
      {problems.map((problem, place) => (
        <li key={`${place} ${problem.message}`}>
          <Text size={1}>
            <ProblemPlace problem={problem} />
          </Text>
        </li>
      ))}
    </Stack>
  )
}

/** Why nothing is published, with the way to each field. */
export function Refusal({ problems }: { problems: readonly SharedProblem[] }) {
  if (problems.length === 0) return null
  const places = problems.length === 1 ? 'one place' : `${problems.length} places`
  return (
    <Stack gap={4} role="alert">
      <Text size={1}>{`The site would be wrong in ${places}. Fix this first:`}</Text>
      <ProblemList problems={problems} />
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

function ProblemPlace({ problem }: { problem: SharedProblem }) {
  const schema = useSchema()
  const { document, path, type } = problem
  if (!document) return problem.message
  const isDraft = isDraftId(String(document._id))
  const place = placeName(schema.get(type), document, path)
  const params = { id: publishedIdOf(document), type, path: pathToString([...path]) }
  return (
    <>
      {isDraft && 'The draft of '}
      <IntentLink intent="edit" params={params}>
        {nameOf(document)}
        {place && ` · ${place}`}
      </IntentLink>
      {`: ${reason(problem)}`}
    </>
  )
}

function reason({ reference: lead, message }: SharedProblem): string {
  if (lead?.kind === 'reference') return 'links to it.'
  if (lead?.kind === 'link') return `leads to ${lead.href}.`
  if (lead?.kind === 'placeholder') return `says ${lead.placeholder.text}.`
  return message
}
