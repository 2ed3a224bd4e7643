import type { Fields } from '@kitewright/content-rules/check'
import { Box, Stack } from '@sanity/ui'
import { createContext, useContext, useEffect, useState } from 'react'
import type { FieldProps, ItemProps, ObjectItemProps, ObjectSchemaType, SchemaType } from 'sanity'
import { getRowName } from '../../publishing/site-check/field-name.ts'
import { Muted } from '../../ui.tsx'

/** Most fields of an item that shows all of them always. */
const MAX_FIELDS = 4

/** An object of our content model: not a reference, a picture or a block of text, which Sanity shows in its own ways. */
export function isOwnObject(type: SchemaType): type is ObjectSchemaType {
  let base: SchemaType = type
  while (base.type) base = base.type
  return base.name === 'object'
}

/** An item of few short texts, which takes no more room than a line about it. */
export const isBrief = ({ fields }: ObjectSchemaType): boolean =>
  fields.length <= MAX_FIELDS &&
  fields.every(({ type }) => type.jsonType === 'string' && type.options?.list === undefined)

/** Whether an item lacks a value that it always needs. */
const isIncomplete = (value: Fields, { fields }: ObjectSchemaType): boolean =>
  fields.some(({ name, type }) => value[name] === undefined && !type.hidden && isRequired(type))

/** Sanity keeps the rules of a type as a list once the schema is compiled. */
const isRequired = ({ validation }: SchemaType): boolean =>
  Array.isArray(validation) &&
  validation.some((rule) => typeof rule === 'object' && 'isRequired' in rule && rule.isRequired())

const Context = createContext(false)

/** Whether this is a row after the first, which already explains its fields. */
const NextRowProvider = Context.Provider

const useIsNextRow = () => useContext(Context)

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
  const [isShown, setIsShown] = useState(() => brief || isIncomplete({ ...value }, schemaType))
  // A link to one of its fields opens it.
  useEffect(() => {
    if (open) setIsShown(true)
  }, [open])

  const name = getRowName(parentSchemaType, index)
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
          <NextRowProvider value={brief && index > 0}>{children}</NextRowProvider>
        </Box>
      )}
    </Stack>
  )
}

const RowName = ({ name }: { name: string }) => (
  <Box padding={2}>
    <Muted weight="medium">{name}</Muted>
  </Box>
)

/** A field of a row; only the first of several equal rows shows its description. */
export function RowField(props: FieldProps) {
  const isNextRow = useIsNextRow()
  return props.renderDefault(isNextRow ? { ...props, description: undefined } : props)
}
