import { defaultMenus } from '@kitewright/content-types/addresses'
import { EditIcon } from '@sanity/icons/Edit'
import { Box, Button, Card, Stack, Text } from '@sanity/ui'
import { type ArrayOfObjectsInputProps, set } from 'sanity'
import { Muted } from '../../ui.tsx'
import { createDefaultLinks, getDefaultMenu } from './default-links.ts'

/**
 * A list that shows the usual links while it is empty, and starts with them:
 * a single added link would otherwise replace all of them.
 */
export function DefaultLinksInput(props: ArrayOfObjectsInputProps) {
  const { schemaType, value, readOnly, elementProps, onChange } = props
  const menu = getDefaultMenu(schemaType)
  if (!menu || (value && value.length > 0)) return props.renderDefault(props)
  return (
    <Card border radius={2} padding={4}>
      <Stack gap={4}>
        <Muted>Visitors see the usual ones:</Muted>
        <Stack as="ul" gap={3} aria-label="The usual ones">
          {defaultMenus[menu].map(({ label, href }) => (
            <Text as="li" size={1} key={label}>
              {label} <code>{href}</code>
            </Text>
          ))}
        </Stack>
        <Box>
          <Button
            {...elementProps}
            mode="ghost"
            icon={EditIcon}
            text="Change these"
            disabled={readOnly}
            onClick={() => onChange(set(createDefaultLinks(menu)))}
          />
        </Box>
      </Stack>
    </Card>
  )
}
