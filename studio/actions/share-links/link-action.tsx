import { LinkIcon } from '@sanity/icons/Link'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { useAttempt } from '../../publishing/site-check/use-attempt.tsx'
import { useSiteState } from '../../publishing/site-status/site-state-provider.tsx'
import { createEntry } from '../../tools/schedule/planning.ts'
import { explainMissingLinks } from './format-link.ts'
import { ShareLinkItem } from './share-link-item.tsx'
import { useLinkActions, useLinks } from './use-links.ts'

/** Creates share links to the draft of an entry. */
export const LinkAction: DocumentActionComponent = ({ draft, onComplete }) => {
  const { status } = useSiteState()
  const [isOpen, setOpen] = useState(false)
  const why = explainMissingLinks(status)
  // Without a draft there is nothing to show that visitors do not see.
  if (!status || !draft) return null
  return {
    label: 'Create share link',
    icon: LinkIcon,
    disabled: why !== null,
    title: why ?? undefined,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Share links to this draft',
      content: <EntryLinks draft={{ ...draft }} siteUrl={status.siteUrl} />,
      onClose: () => {
        setOpen(false)
        onComplete()
      },
    },
  }
}

type Props = { draft: Parameters<typeof createEntry>[0]; siteUrl: string }

function EntryLinks({ draft, siteUrl }: Props) {
  const links = useLinks()
  const { make } = useLinkActions()
  const { attempt, isBusy } = useAttempt()
  const entry = createEntry(draft)
  const own = (links ?? []).filter(({ entries }) => entries.some(({ id }) => id === entry.id))
  const create = () =>
    attempt('There is no link', async () => {
      await make([entry])
      return undefined
    })
  return (
    <Stack gap={5}>
      <Text size={1}>
        Anybody with the link sees the pages of the site with this draft, without a login. The link
        ends after 7 days.
      </Text>
      {own.map((link) => (
        <ShareLinkItem key={link._id} link={link} siteUrl={siteUrl} />
      ))}
      <Flex>
        <Button
          mode={own.length > 0 ? 'ghost' : 'default'}
          tone="primary"
          fontSize={1}
          padding={3}
          text={own.length > 0 ? 'Create another share link' : 'Create share link'}
          disabled={isBusy || !links}
          onClick={create}
        />
      </Flex>
    </Stack>
  )
}
