import { Box, Card, Heading, Stack, Text } from '@sanity/ui'

/** For those whose role does not let them read enquiries. */
export const NotAllowed = () => (
  <Box padding={[3, 4, 5]}>
    <Stack gap={4}>
      <Heading as="h1" size={3}>
        Inbox
      </Heading>
      <Text size={1}>
        You may not read enquiries. Who may is decided by an administrator of the project, at
        sanity.io/manage.
      </Text>
    </Stack>
  </Box>
)

/** How enquiries get here, while there is none. */
export const NoEnquiries = () => (
  <Box padding={4}>
    <Stack gap={4}>
      <Text size={1} weight="medium">
        No enquiries yet
      </Text>
      <Text size={1}>
        What a visitor sends with the contact form arrives here at once, while you look. If the form
        is set up to write into a spreadsheet instead, look there: then none come here.
      </Text>
      <Text size={1} muted>
        For whoever runs the site: enquiries come here when PUBLIC_CONTACT_ENDPOINT of the site is
        /enquiries, and its rebuild service has SANITY_WRITE_TOKEN, a token that may write.
      </Text>
    </Stack>
  </Box>
)

/** Enquiries that another version wrote: kept, though they cannot be shown. */
export const Unreadable = ({ ids }: { ids: readonly string[] }) => (
  <Card tone="caution" padding={4} borderBottom>
    <Text size={1}>
      {ids.length === 1 ? '1 enquiry is' : `${ids.length} enquiries are`} kept in the content lake,
      but this Studio cannot show {ids.length === 1 ? 'it' : 'them'}: {ids.slice(0, 3).join(', ')}
      {ids.length > 3 && ' …'}
    </Text>
  </Card>
)
