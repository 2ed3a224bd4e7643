import { Flex, Stack } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import type { ObjectInputProps } from 'sanity'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { SmallButton } from '../../ui.tsx'

/** The target of a link in a text. Sanity's popover starts at its Close button; this starts at the search. */
export function LinkInput(props: ObjectInputProps) {
  const fields = useRef<HTMLDivElement>(null)
  const isLoaded = useSite() !== null
  useEffect(() => {
    if (isLoaded) fields.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  }, [isLoaded])
  const close = () =>
    fields.current
      ?.closest('[data-ui="PopoverEditDialog"]')
      ?.querySelector<HTMLElement>('[data-testid="close-popover-edit-dialog-button"]')
      ?.click()
  return (
    <Stack gap={4} ref={fields}>
      {props.renderDefault(props)}
      <Flex justify="flex-end">
        <SmallButton text="Done" onClick={close} />
      </Flex>
    </Stack>
  )
}
