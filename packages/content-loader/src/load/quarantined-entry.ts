import type { QuarantinedEntry, StatusProblem } from '@kitewright/protocol/site'
import { problemText } from '../errors.ts'
import type { QuarantinedDocument } from './last-good.ts'

/**
 * Formats a quarantined document for the Studio.
 *
 * @param by the author; null if unknown.
 * @param otherwise the time of a deletion, ISO 8601.
 */
export const quarantinedEntry = (
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
  }: QuarantinedDocument & { by: string | null },
  otherwise: string,
): QuarantinedEntry => ({
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
      // Singleton pages have no title.
      where: title ?? (place === id ? name : place) ?? type,
      field: path,
      what: problemText({ message, expected, found }),
    }),
  ),
})
