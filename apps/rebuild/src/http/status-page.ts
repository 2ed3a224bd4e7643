import type { statusOf } from './status.ts'

type Status = ReturnType<typeof statusOf>
type Held = Status['held'][number]

/** What `/status` tells, for a person who opens it in a browser; it asks again every five seconds. */
export function statusPage(status: Status): string {
  const { live, running, waiting, lastFailure, held, locked, lastPublication } = status
  const isFailing = lastFailure !== null && lastFailure.resolvedAt === null
  const rows: [string, string][] = [
    [
      'Live',
      live
        ? `release ${live.id}, published ${live.publishedAt}, ${live.pages} pages`
        : 'nothing yet',
    ],
    ['Building', running ? `since ${running.since}: ${running.reasons.join(', ')}` : 'nothing'],
    ['Waiting', waiting ? `since ${waiting.since}: ${waiting.reasons.join(', ')}` : 'nothing'],
    ['Locked', locked ? `since ${locked.since}: ${locked.reason}` : 'no'],
    [
      'Last failure',
      isFailing ? `${lastFailure.at}: ${lastFailure.message}` : 'none that is not mended',
    ],
    ['Published and wrong', held.length > 0 ? held.map(heldText).join('\n') : 'nothing'],
    [
      'Last publication',
      lastPublication
        ? `${lastPublication.at}: ${lastPublication.reasons.join(', ')}`
        : 'none since the start',
    ],
    ['Last checked', status.lastChecked ?? 'not yet'],
    ['Content lake', status.lake ?? 'none: the bundled content'],
    ['Changes by itself', status.changesAt ?? 'nothing does'],
    ['Enquiries on their way', status.enquiries.map(lineText).join(', ') || 'they stay here'],
    ['Their way, tried daily', probeText(status.enquiryProbe)],
    ['Releases on disk', String(status.releases.length)],
  ]
  const [short, heading] = isFailing
    ? ['Not live', 'The newest content is not live']
    : locked
      ? ['Locked', 'Publishing is locked']
      : held.length > 0
        ? ['To mend', 'Some of what was published is not live']
        : ['Live', 'All is well']
  const lines = rows.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>${short}: Kitewright</title>
<style>${style}</style>
<h1>${heading}</h1>
<dl>${lines.join('')}</dl>
</html>
`
}

const lineText = ({ destination, waiting, late }: Status['enquiries'][number]) =>
  `${waiting} to ${destination}${late > 0 ? `, of those ${late} for too long` : ''}`

function probeText(probe: Status['enquiryProbe']): string {
  if (!probe) return 'not yet, or not at all'
  const { at, failed } = probe
  return `${at}: ${failed.map(({ name, why }) => `${name}: ${why}`).join('; ') || 'it is well'}`
}

/** Which entry, who published it, what visitors see meanwhile, and what is wrong. */
function heldText({ id, type, name, by, since, hasLastGood, problems }: Held): string {
  const published = [by && `published by ${by}`, since].filter(Boolean).join(', ')
  const seen = hasLastGood ? 'visitors see its last good version' : 'visitors do not see it yet'
  const wrong = problems.map(
    ({ title, path, message, expected, found }) =>
      `– ${[title, path].filter(Boolean).join(', ')}: ${message ?? `expected ${expected}, found ${found}.`}`,
  )
  return [`${name} (${type} ${id}), ${published ? `${published}: ` : ''}${seen}`, ...wrong].join(
    '\n',
  )
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
dt{font-weight:600;margin-top:1rem}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`

/** It holds texts of editors. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Whether a person asks rather than a program. */
export const wantsPage = (accept: string | undefined) => accept?.includes('text/html') ?? false
