import type { StoredEnquiry } from '@kitewright/enquiry/stored-enquiry'
import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'

type Props = {
  enquiry: StoredEnquiry
  isBusy: boolean
  onDelete: () => void
  onClose: () => void
}

/** Asks once, and says what deleting means. */
export const DeleteDialog = ({ enquiry, isBusy, onDelete, onClose }: Props) => (
  <Dialog
    id="delete-enquiry"
    header={`Delete the enquiry of ${enquiry.name}?`}
    width={1}
    onClose={onClose}
    onClickOutside={onClose}
    footer={
      <Flex justify="flex-end" gap={2} padding={3}>
        <Button text="Cancel" mode="ghost" onClick={onClose} />
        <Button text="Delete for good" tone="critical" loading={isBusy} onClick={onDelete} />
      </Flex>
    }
  >
    <Box padding={4}>
      <Stack gap={4}>
        <Text size={1}>
          It is gone for good from the content lake, with its history. Nobody can bring it back.
        </Text>
        <Text size={1}>
          Mails and chat messages that told of it, and answers to it, stay where they are. If the
          person has asked for the deletion (India’s DPDP Act and the GDPR give the right to),
          delete those as well.
        </Text>
      </Stack>
    </Box>
  </Dialog>
)
