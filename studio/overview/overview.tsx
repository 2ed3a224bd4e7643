import { Box, Container, Grid, Heading, Stack } from '@sanity/ui'
import { LastPublishes } from './last-publishes.tsx'
import { MyDrafts } from './my-drafts.tsx'
import { Part } from './part.tsx'
import { SiteNow } from './site-now.tsx'
import { ToMend } from './to-mend.tsx'

/** Where the site stands, what needs mending, what one has begun, and what was published last. */
export function Overview() {
  return (
    <Box height="fill" overflow="auto" padding={[3, 4, 5]}>
      <Container width={3}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Overview
          </Heading>
          <Part title="The site">
            <SiteNow />
          </Part>
          <ToMend />
          <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
            <Part title="My drafts">
              <MyDrafts />
            </Part>
            <Part title="Last published">
              <LastPublishes />
            </Part>
          </Grid>
        </Stack>
      </Container>
    </Box>
  )
}
