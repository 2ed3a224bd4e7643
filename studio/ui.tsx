import { Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import type { ComponentProps, ReactNode } from 'react'

/** A button as high as a line of text. */
export const SmallButton = (props: ComponentProps<typeof Button>) => (
  <Button mode="ghost" fontSize={1} padding={2} {...props} />
)

/** A line that is less important than the others. */
export const Muted = (props: ComponentProps<typeof Text>) => <Text size={1} muted {...props} />

/** A line that names what follows. */
export const Strong = (props: ComponentProps<typeof Text>) => (
  <Text size={1} weight="medium" {...props} />
)

/** A note above the fields of a form. */
export const FormNote = ({ children, ...props }: ComponentProps<typeof Card>) => (
  <Card padding={4} radius={3} border marginBottom={4} {...props}>
    <Stack gap={4}>{children}</Stack>
  </Card>
)

/** Lines that a click shows. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details>
    <summary style={{ cursor: 'pointer' }}>
      <Text size={1} style={{ display: 'inline-block' }}>
        {title}
      </Text>
    </summary>
    <Box paddingTop={3}>{children}</Box>
  </details>
)

type Props = Pick<ComponentProps<typeof Dialog>, 'id' | 'header' | 'onClose' | 'onClickOutside'> & {
  width?: number
  /** At the end, the one that acts last. */
  buttons?: ReactNode
  children: ReactNode
}

/** A dialog with its buttons below its text. */
export const TextDialog = ({ buttons, children, width = 1, ...rest }: Props) => (
  <Dialog
    {...rest}
    width={width}
    footer={
      buttons && (
        <Flex justify="flex-end" gap={2} padding={3}>
          {buttons}
        </Flex>
      )
    }
  >
    <Box padding={4}>
      <Stack gap={4}>{children}</Stack>
    </Box>
  </Dialog>
)
