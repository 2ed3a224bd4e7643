import { Card, Heading, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'

/** One part of the overview, under its title. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card border radius={3} padding={4} as="section" aria-label={title}>
    <Stack gap={4}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
)
