import { nounsOf } from '@kitewright/protocol/site'

/** A field for editors: `tiers[1].from` is “Tiers 2 · From”. */
export const formatField = (path: string): string =>
  path.split('.').filter(Boolean).map(formatSegment).join(' · ')

function formatSegment(segment: string): string {
  const words = segment
    .replace(/\[(\d+)\]/g, (_, place) => ` ${Number(place) + 1}`)
    .replace(/([a-z\d])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** An editor's name for an entry: question “How long …?”, page “About”. */
export const formatEntry = ({ type, name }: { type: string; name: string }): string =>
  `${nounsOf(type)[0]} “${name.replace(/\s+/g, ' ')}”`

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** An ISO 8601 time for people: 1 March 2027 at 09:30 UTC. */
export const formatTime = (time: string): string =>
  time === '' ? 'at an unknown time' : `${moment.format(new Date(time))} UTC`

/** A span in ms: “5 minutes”, “90 seconds”. */
export function formatDuration(span: number): string {
  const seconds = Math.round(span / 1000)
  const isMinutes = seconds >= 60 && seconds % 60 === 0
  const count = isMinutes ? seconds / 60 : seconds
  return `${count} ${isMinutes ? 'minute' : 'second'}${count === 1 ? '' : 's'}`
}
