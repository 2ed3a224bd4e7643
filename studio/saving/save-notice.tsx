import { formatExactClock } from '@kitewright/content-rules/dates'
import { Card, Text } from '@sanity/ui'
import { useSaveState } from './save-provider.tsx'
import type { SaveState } from './save-state.ts'

/** Says above everything, dialogs included, that what is typed is not saved, and why. */
export function SaveNotice() {
  const saveState = useSaveState()
  const notice = getNotice(saveState)
  if (!notice) return null
  return (
    <Card tone={notice.tone} padding={3} borderBottom role={notice.role}>
      <Text size={1}>{notice.text}</Text>
    </Card>
  )
}

function getNotice(saveState: SaveState) {
  switch (saveState.kind) {
    case 'well':
      return null
    case 'silent': {
      const since = `The content lake has not answered since ${formatExactClock(saveState.since)}.`
      return saveState.isUnsaved
        ? {
            tone: 'critical' as const,
            role: 'alert',
            text: `Not saved yet. ${since} Keep this tab open: what you type stays here, and is saved as soon as it answers.`,
          }
        : {
            tone: 'caution' as const,
            role: 'alert',
            text: `${since} Everything you typed is saved. You can go on as soon as it answers.`,
          }
    }
    case 'catching-up':
      return {
        tone: 'caution' as const,
        role: 'status',
        text: 'The content lake answers again. Keep this tab open until everything is saved …',
      }
    case 'caught-up':
      return {
        tone: 'positive' as const,
        role: 'status',
        text: 'The content lake answers again, and everything you typed is saved.',
      }
  }
}
