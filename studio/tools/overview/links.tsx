import { Stack, Text } from '@sanity/ui'
import { DraftLinkItem } from '../../actions/share-links/draft-link-item.tsx'
import { whyNoLinks } from '../../actions/share-links/link-words.ts'
import { useLinks } from '../../actions/share-links/use-links.ts'
import { useSiteState } from '../../publishing/site-status/site-state-provider.tsx'
import { Part } from './part.tsx'

/** The share links and how often they were opened; or why there can be none. */
export function Links() {
  const { status } = useSiteState()
  const links = useLinks()
  if (!status || !links) return null
  const none = whyNoLinks(status) ?? (links.length === 0 ? nothing : null)
  return (
    <Part title="Share links">
      {none ? (
        <Text size={1} muted>
          {none}
        </Text>
      ) : (
        <Stack as="ul" gap={5} padding={0}>
          {links.map((link) => (
            <li key={link._id} style={{ listStyle: 'none' }}>
              <DraftLinkItem link={link} siteUrl={status.siteUrl} />
            </li>
          ))}
        </Stack>
      )}
    </Part>
  )
}

const nothing =
  'No share links yet. Choose drafts above, or use the menu beside Publish in an entry.'
