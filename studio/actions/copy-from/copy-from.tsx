import type { Fields } from '@kitewright/content-rules/check'
import { getName } from '@kitewright/content-rules/text'
import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Flex, Text } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useState } from 'react'
import { type FormPatch, type PatchEvent, set, unset } from 'sanity'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { Muted } from '../../ui.tsx'

/** Fields that no other service may share: name, place, menu line, search texts. */
const OWN = new Set([
  ...['title', 'slug', 'earlierAddresses', 'group', 'orderRank', 'isNew'],
  ...['menuLine', 'metaTitle', 'metaDescription', 'noindex'],
])

/** Fields that another service copies: everything on its page. */
export const getContent = (service: Fields): Fields =>
  Object.fromEntries(
    Object.entries(service).filter(([name]) => !name.startsWith('_') && !OWN.has(name)),
  )

type Props = { value: Fields; onChange: (patches: FormPatch[] | PatchEvent) => void }

/** Fills the page of a new service with that of another one; one click undoes it. */
export function CopyFrom({ value, onChange }: Props) {
  const site = useSite()
  const [copied, setCopied] = useState<{ name: string; before: Fields } | null>(null)
  const services = (site?.published ?? [])
    .filter(({ _type }) => _type === 'service')
    .toSorted((a, b) => getName(a).localeCompare(getName(b)))

  const fill = (from: Fields, to: Fields) => {
    const names = new Set([...Object.keys(from), ...Object.keys(to)])
    onChange(
      [...names].map((name) => (to[name] === undefined ? unset([name]) : set(to[name], [name]))),
    )
  }
  const copy = (service: Fields) => {
    const before = getContent(value)
    fill(before, getContent(service))
    setCopied({ name: getName(service), before })
  }
  const undo = (before: Fields) => {
    fill(getContent(value), before)
    setCopied(null)
  }
  return (
    <Flex align="center" gap={3} wrap="wrap">
      <MenuButton
        id="copy-from-service"
        button={<Button icon={CopyIcon} mode="ghost" text="Copy from service …" />}
        menu={
          <Menu style={{ maxHeight: '60vh', overflow: 'auto' }}>
            {services.map((service) => (
              <MenuItem
                key={String(service._id)}
                text={getName(service)}
                onClick={() => copy(service)}
              />
            ))}
          </Menu>
        }
        popover={{ portal: true }}
      />
      {copied ? (
        <>
          <Text size={1} role="status">{`The page of “${copied.name}” is copied below.`}</Text>
          <Button mode="bleed" text="Undo" onClick={() => undo(copied.before)} />
        </>
      ) : (
        <Muted>
          Takes over everything but name, address, group, menu line and search description.
        </Muted>
      )}
    </Flex>
  )
}
