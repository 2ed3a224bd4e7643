import { Box, Container, Grid, Heading, Stack } from '@sanity/ui'
import { Drafts } from './drafts.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LastPublishes } from './last-publishes.tsx'
import { Part } from './part.tsx'
import { SiteNow } from './site-now.tsx'
import { ToMend } from './to-mend.tsx'

/** Where the site stands, what to do first, what needs mending, what was begun, and what was published last. */
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
          <FirstSteps />
          <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
            <Part title="Drafts">
              <Drafts />
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
