import { type Fields, isFields } from '@kitewright/content-rules/check'
import {
  type ContactFact,
  collectPriceList,
  contactFacts,
  formatContactPlaceholder,
  getSlug,
  placeholderText,
} from '@kitewright/content-rules/resolve'
import { getName } from '@kitewright/content-rules/text'
import { AddIcon } from '@sanity/icons/Add'
import { Menu, MenuButton, MenuDivider, MenuGroup, MenuItem } from '@sanity/ui/menu'
import { useId, useMemo } from 'react'
import { type StringInputProps, useFormValue } from 'sanity'
import { getDocumentId, type Site } from '../../publishing/site-check/site.ts'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { SmallButton } from '../../ui.tsx'
import { createPlaceholderReader } from './placeholder-reader.ts'

/** An entry of the menu: its name, its placeholder, and the text that visitors read. */
type PlaceholderChoice = { name: string; placeholder: string; value: string }

type PlaceholderChoices = {
  contact: PlaceholderChoice[]
  /** Prices of the service whose text it is. */
  own: PlaceholderChoice[]
  /** Services by name, each with its prices. */
  services: { id: string; title: string; prices: PlaceholderChoice[] }[]
}

/**
 * Placeholders for a text of `document`. Services and packages have their published
 * names, so that the text can be published before a rename; prices are those of drafts.
 */
export function getPlaceholderChoices(site: Site, document: Fields): PlaceholderChoices {
  const isService = document._type === 'service'
  const own = isService ? getSlug(document) : undefined
  const read = createPlaceholderReader(site, own)
  const createChoices = (name: string, placeholder: string): PlaceholderChoice[] => {
    const value = read(placeholder)
    // A name that no placeholder can hold, or a fact that is not written yet.
    return value === placeholder ? [] : [{ name, placeholder, value }]
  }
  const getPriceChoices = (service: Fields, address: string | undefined) => {
    const tiers = collectPriceList([service]).get(getSlug(service) ?? '') ?? []
    return [
      ...createChoices(
        'Lowest price',
        placeholderText({ form: 'from', tier: undefined, service: address }),
      ),
      ...tiers.flatMap(({ name: tier }) => [
        ...createChoices(tier, placeholderText({ form: 'range', tier, service: address })),
        ...createChoices(
          `${tier}, from`,
          placeholderText({ form: 'from', tier, service: address }),
        ),
      ]),
    ]
  }
  const otherServices = site.published.filter(
    (other) => other._type === 'service' && other._id !== getDocumentId(document),
  )
  return {
    contact: contactNames.flatMap(([fact, name]) =>
      createChoices(name, formatContactPlaceholder(fact)),
    ),
    own: isService ? getPriceChoices(document, undefined) : [],
    services: otherServices
      .map((service) => ({
        id: String(service._id),
        title: getName(service),
        prices: getPriceChoices(service, getSlug(service)),
      }))
      .sort((a, b) => a.title.localeCompare(b.title)),
  }
}

const contactNames = Object.entries(contactFacts) as [ContactFact, string][]

/** Inserts placeholders at the caret: prices of packages, and contact details. */
export function PlaceholderMenu({ elementProps, schemaType, readOnly }: StringInputProps) {
  const id = useId()
  const insert = (placeholder: string) => {
    // After the menu has closed, which takes the focus. Typed this way, it can be undone.
    requestAnimationFrame(() => {
      elementProps.ref.current?.focus()
      document.execCommand('insertText', false, placeholder)
    })
  }
  return (
    <MenuButton
      id={id}
      button={
        <SmallButton
          mode="bleed"
          icon={AddIcon}
          text="Price or contact"
          aria-label={`Insert a price or a contact detail: ${schemaType.title}`}
          disabled={readOnly}
          gap={2}
        />
      }
      menu={
        <Menu>
          <PlaceholderItems onChoose={insert} />
        </Menu>
      }
      popover={popover}
    />
  )
}

const popover = { portal: true, constrainSize: true } as const

type Choosing = { onChoose: (placeholder: string) => void }

/** The choices, computed when the menu opens, because a form has dozens of menus. */
function PlaceholderItems({ onChoose }: Choosing) {
  const site = useSite()
  const document = useFormValue([])
  const choices = useMemo(
    () => (site && isFields(document) ? getPlaceholderChoices(site, document) : null),
    [site, document],
  )
  if (!choices) return <MenuItem text="Loading …" disabled fontSize={1} />
  const { own, contact, services } = choices
  const renderItems = (some: readonly PlaceholderChoice[]) =>
    some.map(({ name, placeholder, value }) => (
      <MenuItem
        key={placeholder}
        text={`${name}: ${value}`}
        fontSize={1}
        onClick={() => onChoose(placeholder)}
      />
    ))
  return (
    <>
      {renderItems(own)}
      {own.length > 0 && <MenuDivider />}
      {renderItems(contact)}
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
          {renderItems(prices)}
        </MenuGroup>
      ))}
    </>
  )
}
