import type { HeldEntry, StatusProblem } from '@kitewright/protocol/site'
import { problemText } from '../errors.ts'
import type { HeldDocument } from './last-good.ts'

/**
 * What the Studio is told of a document that is held back.
 *
 * @param by who published it; null when that is not known.
 * @param otherwise when a deletion counts from, ISO 8601.
 */
export const heldEntry = (
  {
    id,
    type,
    name,
    rev,
    since,
    hasLastGood,
    isBundled,
    problems,
    by,
  }: HeldDocument & { by: string | null },
  otherwise: string,
): HeldEntry => ({
  id,
  type,
  name,
  rev,
  by,
  since: since ?? otherwise,
  hasLastGood,
  ...(isBundled && { isBundled }),
  problems: problems.map(
    ({ id: place, type, title, path, message, expected, found }): StatusProblem => ({
      ...(place && { id: place }),
      type,
      // A page has no title of its own.
      where: title ?? (place === id ? name : place) ?? type,
      field: path,
      what: problemText({ message, expected, found }),
    }),
  ),
})
