import { formatExactClock } from '@kitewright/content-rules/dates'
import { Card, Text } from '@sanity/ui'
import type { Saving } from './saving.ts'
import { useSaving } from './saving-provider.tsx'

/** Says above everything, dialogs included, that what is typed is not saved, and why. */
export function SavingNotice() {
  const saving = useSaving()
  const notice = noticeOf(saving)
  if (!notice) return null
  return (
    <Card tone={notice.tone} padding={3} borderBottom role={notice.role}>
      <Text size={1}>{notice.words}</Text>
    </Card>
  )
}

function noticeOf(saving: Saving) {
  switch (saving.kind) {
    case 'well':
      return null
    case 'silent': {
      const since = `The content lake has not answered since ${formatExactClock(saving.since)}.`
      return saving.isUnsaved
        ? {
            tone: 'critical' as const,
            role: 'alert',
            words: `Not saved yet. ${since} Keep this tab open: what you type stays here, and is saved as soon as it answers.`,
          }
        : {
            tone: 'caution' as const,
            role: 'alert',
            words: `${since} Everything you typed is saved. You can go on as soon as it answers.`,
          }
    }
    case 'catching-up':
      return {
        tone: 'caution' as const,
        role: 'status',
        words: 'The content lake answers again. Keep this tab open until everything is saved …',
      }
    case 'caught-up':
      return {
        tone: 'positive' as const,
        role: 'status',
        words: 'The content lake answers again, and everything you typed is saved.',
      }
  }
}
