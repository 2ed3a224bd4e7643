import type { EnquiryState, StoredEnquiry } from '@kitewright/enquiry/stored-enquiry'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { TrashIcon } from '@sanity/icons/Trash'
import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { useWorkspace } from 'sanity'
import { useSite } from '../whole-site/use-site.ts'
import { callHref, mailHref } from './answer.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { stateTitle } from './enquiries.ts'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { flagWords } from './enquiry-words.ts'
import { useEnquiryChanges } from './use-enquiry-changes.ts'

const tones = { new: 'primary', answered: 'positive', spam: 'caution' } as const

const changes: { to: EnquiryState; text: string; textNow?: string }[] = [
  { to: 'new', text: 'New again', textNow: 'New' },
  { to: 'answered', text: 'Answered' },
  { to: 'spam', text: 'Spam' },
]

/** One enquiry: what it says, and all that can be done with it. */
export function EnquiryPane({
  enquiry,
  mayChange,
}: {
  enquiry: StoredEnquiry
  mayChange: boolean
}) {
  const { name, message, state, flag } = enquiry
  const { isBusy, setState, remove } = useEnquiryChanges()
  const [isDeleting, setDeleting] = useState(false)
  const [isMailOpen, setMailOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever opened it with the keyboard goes on in it.
  useEffect(() => heading.current?.focus(), [])
  const brand = useBrand()
  const call = callHref(enquiry)
  const change = async (to: EnquiryState) => {
    if (to !== state && !isBusy) await setState(enquiry, to)
  }

  return (
    <Stack gap={5} as="article" aria-label={`Enquiry of ${name}`}>
      <Flex align="center" gap={3} wrap="wrap">
        <Heading as="h2" size={2} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          {name}
        </Heading>
        <Badge tone={tones[state]}>{stateTitle(state)}</Badge>
      </Flex>

      <Flex gap={2} wrap="wrap" role="group" aria-label="Answer it, or put it away">
        <Button
          as="a"
          href={mailHref(enquiry, brand)}
          icon={EnvelopeIcon}
          tone="primary"
          fontSize={1}
          padding={3}
          text="Answer by mail"
          onClick={() => setMailOpen(true)}
        />
        {call && (
          <Button
            as="a"
            href={call}
            icon={MobileDeviceIcon}
            mode="ghost"
            fontSize={1}
            padding={3}
            text={`Call ${enquiry.phone}`}
          />
        )}
        {mayChange &&
          changes.map(({ to, text, textNow = text }) => (
            // All three stay, so that the one that was pressed keeps the focus.
            <Button
              key={to}
              mode="ghost"
              fontSize={1}
              padding={3}
              text={to === state ? textNow : text}
              aria-pressed={to === state}
              selected={to === state}
              onClick={() => change(to)}
            />
          ))}
        {mayChange && (
          <Button
            mode="bleed"
            tone="critical"
            icon={TrashIcon}
            fontSize={1}
            padding={3}
            text="Delete …"
            onClick={() => setDeleting(true)}
          />
        )}
      </Flex>
      {!mayChange && (
        <Text size={1} muted>
          You may read enquiries, but not change them.
        </Text>
      )}

      {flag && (
        <Card tone="caution" border radius={2} padding={3}>
          <Text size={1}>This may come from a program: {flagWords(flag)}.</Text>
        </Card>
      )}
      {isMailOpen && state !== 'answered' && mayChange && (
        <Card tone="primary" border radius={2} padding={3} role="status">
          <Flex align="center" justify="space-between" gap={3} wrap="wrap">
            <Text size={1}>Your mail program has the answer begun. Is it sent?</Text>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text="Mark as answered"
              onClick={async () => {
                await change('answered')
                heading.current?.focus()
              }}
            />
          </Flex>
        </Card>
      )}

      <Card border radius={3} padding={4} as="section" aria-label="Message">
        <Text size={2} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message}
        </Text>
      </Card>
      <EnquiryFacts enquiry={enquiry} />

      {isDeleting && (
        <DeleteDialog
          enquiry={enquiry}
          isBusy={isBusy}
          onDelete={async () => {
            await remove(enquiry)
            setDeleting(false)
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </Stack>
  )
}

/** The name on every page of the site; that of the Studio until the settings are loaded. */
function useBrand(): string {
  const { title } = useWorkspace()
  const settings = useSite()?.published.find(({ _type }) => _type === 'siteSettings')
  return typeof settings?.brand === 'string' ? settings.brand : title
}
