import type { ReleaseWords } from '@kitewright/site-state/site-releases'
import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useSiteRequest } from '../site-state/site-request.ts'
import { timeWords } from '../site-state/time-words.ts'
import { ChangeList } from './change-list.tsx'

const verbs = {
  added: 'comes back',
  changed: 'becomes what it was',
  removed: 'disappears',
  postponed: 'disappears, as its date was ahead',
  ended: 'disappears, as it had ended',
} as const

/** Shows what going back would change, and does it. */
export function RestoreDialog({
  release,
  onClose,
}: {
  release: ReleaseWords
  onClose: () => void
}) {
  const { send, isSending } = useSiteRequest()
  const { id, at, restoring, restoringMore, isOtherCode } = release
  const restore = async () => {
    await send({ action: 'restore', release: id })
    onClose()
  }
  return (
    <Dialog
      id="restore"
      header={`Show the site of ${timeWords(at)}?`}
      width={1}
      onClose={onClose}
      onClickOutside={onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button text="Cancel" mode="ghost" onClick={onClose} />
          <Button
            text="Restore and hold publishes back"
            tone="critical"
            loading={isSending}
            onClick={restore}
          />
        </Flex>
      }
    >
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={1}>
            {restoring.length > 0
              ? 'For visitors, this changes:'
              : 'The content is the same as now.'}
            {isOtherCode && ' The site’s code or settings were different then, and come back too.'}
          </Text>
          <ChangeList changes={restoring} more={restoringMore} words={verbs} />
          <Text size={1} muted>
            What editors wrote stays as it is in the Studio. Everybody sees a line at the top that
            publishes are held back, with a button that ends it.
          </Text>
        </Stack>
      </Box>
    </Dialog>
  )
}
