import { isFields } from '@kitewright/content-rules/problem'
import { AddIcon } from '@sanity/icons/Add'
import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuDivider, MenuGroup, MenuItem } from '@sanity/ui/menu'
import { useEffect, useId, useMemo, useRef } from 'react'
import { type StringInputProps, set, useFormValue } from 'sanity'
import { useSite } from '../whole-site/use-site.ts'
import { inserted } from './inserted.ts'
import { type SlotChoice, slotChoices } from './slot-choices.ts'

/** Puts what a text can follow where its caret is: prices of packages, and facts of the settings. */
export function SlotMenu({
  value = '',
  elementProps,
  schemaType,
  onChange,
  readOnly,
}: StringInputProps) {
  const id = useId()
  const caret = useRef<number | null>(null)
  useEffect(() => {
    if (caret.current === null) return
    const field: HTMLInputElement | HTMLTextAreaElement | null = elementProps.ref.current
    field?.focus()
    field?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const insert = (slot: string) => {
    const field: HTMLInputElement | HTMLTextAreaElement | null = elementProps.ref.current
    const end = value.length
    const next = inserted(value, slot, {
      start: field?.selectionStart ?? end,
      end: field?.selectionEnd ?? end,
    })
    caret.current = next.caret
    onChange(set(next.text))
  }
  return (
    <MenuButton
      id={id}
      button={
        <Button
          mode="bleed"
          icon={AddIcon}
          text="Price or contact"
          aria-label={`Insert a price or a contact detail: ${schemaType.title}`}
          disabled={readOnly}
          fontSize={1}
          padding={2}
          gap={2}
        />
      }
      menu={
        <Menu>
          <SlotItems onChoose={insert} />
        </Menu>
      }
      popover={popover}
    />
  )
}

/** As high as the window lets it be. */
const popover = { portal: true, constrainSize: true } as const

type Choosing = { onChoose: (slot: string) => void }

/** What there is to choose; worked out when the menu opens, as a form has dozens of menus. */
function SlotItems({ onChoose }: Choosing) {
  const site = useSite()
  const document = useFormValue([])
  const choices = useMemo(
    () => (site && isFields(document) ? slotChoices(site, document) : null),
    [site, document],
  )
  if (!choices) return <MenuItem text="Loading …" disabled fontSize={1} />
  const { own, contact, services } = choices
  const items = (some: readonly SlotChoice[]) =>
    some.map(({ name, slot, reads }) => (
      <MenuItem key={slot} text={`${name}: ${reads}`} fontSize={1} onClick={() => onChoose(slot)} />
    ))
  return (
    <>
      {items(own)}
      {own.length > 0 && <MenuDivider />}
      {items(contact)}
      <MenuDivider />
      {services.map(({ id, title, prices }) => (
        <MenuGroup
          key={id}
          text={title}
          role="menuitem"
          aria-haspopup="menu"
          popover={popover}
          fontSize={1}
        >
          {items(prices)}
        </MenuGroup>
      ))}
    </>
  )
}
