import './problems.css'
import { type ContentProblem, problemLine, problemPlace } from '@kitewright/content-loader/errors'
import { markOf } from './marks.ts'

/** What is wrong with drafts, in the words of the build. A click on a line opens its field. */
export function Problems({ problems }: { problems: readonly ContentProblem[] }) {
  if (problems.length === 0) return null
  const things = problems.length === 1 ? '1 thing' : `${problems.length} things`
  return (
    <details open className="preview-problems" role="status">
      <summary>The page shows the last valid version: {things} to mend</summary>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.id} ${problem.path} ${problem.expected}`}>
            {problemPlace(problem)}: {problemLine(problem)}
            {problem.id && markOf({ id: problem.id, type: problem.type, path: problem.path })}
          </li>
        ))}
      </ul>
    </details>
  )
}
