import { Box, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { FieldProps, ItemProps, ObjectItemProps } from 'sanity'
import { rowName } from '../../publishing/site-check/place-name.ts'
import { progressOf } from '../progress/progress-of.ts'
import { InLaterRow, useInLaterRow } from './in-later-row.ts'
import { isBrief, isOwnObject } from './row-kind.ts'

/**
 * An item of a list with its fields in place, where Sanity would open a dialog. Brief ones always show
 * theirs; longer ones show a line that opens, and are open from the start while something is missing.
 */
export function RowItem(props: ItemProps) {
  return isRow(props) ? <Row {...props} /> : props.renderDefault(props)
}

const isRow = (props: ItemProps): props is ObjectItemProps =>
  'inputProps' in props && 'children' in props && isOwnObject(props.schemaType)

function Row(props: ObjectItemProps) {
  const { schemaType, parentSchemaType, value, index, open, children, inputProps, onOpen } = props
  const brief = isBrief(schemaType)
  const [isShown, setIsShown] = useState(
    () => brief || progressOf({ ...value }, schemaType).left.length > 0,
  )
  // A link to one of its fields opens it.
  useEffect(() => {
    if (open) setIsShown(true)
  }, [open])

  const name = rowName(parentSchemaType, index)
  const head = brief
    ? { ...inputProps, renderPreview: () => <RowName name={name} /> }
    : { ...inputProps }
  const toggle = () => {
    if (!brief) setIsShown(!isShown)
    if (!isShown || brief) onOpen()
  }
  return (
    <Stack role="group" aria-label={name}>
      {props.renderDefault({ ...props, open: false, inputProps: head, onOpen: toggle })}
      {isShown && (
        <Box paddingLeft={5} paddingRight={3} paddingTop={2} paddingBottom={4}>
          <InLaterRow value={brief && index > 0}>{children}</InLaterRow>
        </Box>
      )}
    </Stack>
  )
}

const RowName = ({ name }: { name: string }) => (
  <Box padding={2}>
    <Text size={1} weight="medium" muted>
      {name}
    </Text>
  </Box>
)

/** A field, explained in the first of several rows that are alike; every row says what it is called. */
export function RowField(props: FieldProps) {
  const isExplained = useInLaterRow()
  return props.renderDefault(isExplained ? { ...props, description: undefined } : props)
}
