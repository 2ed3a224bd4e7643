import { formatDateTime } from '@kitewright/content-rules/dates'
import { toPhoneHref } from '@kitewright/content-rules/text'
import {
  type EnquiryState,
  NOTE_CHARACTERS,
  type StoredEnquiry,
} from '@kitewright/protocol/enquiry'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { TrashIcon } from '@sanity/icons/Trash'
import { Badge, Button, Card, Flex, Heading, Stack, Text, TextArea } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { useWorkspace } from 'sanity'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { Muted, SmallButton, Strong, TextDialog } from '../../ui.tsx'
import { getStateTitle } from './enquiries.ts'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { formatFlag } from './format-enquiry.ts'
import { useEnquiryChanges } from './use-enquiry-changes.ts'

/** Longest address that every mail program and system accepts. */
const MAX_HREF_CHARACTERS = 2_000
/** Characters of a name in the salutation. */
const MAX_NAME_CHARACTERS = 60

/**
 * Opens the mail program with a draft: recipient, subject, “Dear …” and the message below. The
 * message is cut where the address would become too long; all else is kept.
 */
export function buildMailHref(
  { email, name, message, receivedAt }: StoredEnquiry,
  brand: string,
): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  const subject = encodeURIComponent(`Re: your enquiry at ${brand}`)
  const salutation = [...name].slice(0, MAX_NAME_CHARACTERS).join('')
  const reply = `Dear ${salutation},\n\n\n\nOn ${formatDateTime(receivedAt)} you wrote:\n`
  const href = `mailto:${to}?subject=${subject}&body=${encodeText(reply)}`
  const quote = message
    .split('\n')
    .map((line) => `> ${line.trimEnd()}`)
    .join('\n')
  return href + encodeWithin(quote, MAX_HREF_CHARACTERS - href.length)
}

/** Lines of a mail end with CR and LF (RFC 6068). */
const encodeText = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))

/** The beginning of a text that has at most so many characters when encoded. */
function encodeWithin(text: string, max: number): string {
  const encodedText = encodeText(text)
  if (encodedText.length <= max) return encodedText
  const end = encodeText(' …')
  let shortened = ''
  for (const sign of text) {
    const next = shortened + encodeText(sign)
    if (next.length + end.length > max) break
    shortened = next
  }
  return shortened && shortened + end
}

const tones = { new: 'primary', answered: 'positive', spam: 'caution' } as const

const changes: { to: EnquiryState; text: string; textNow?: string }[] = [
  { to: 'new', text: 'New again', textNow: 'New' },
  { to: 'answered', text: 'Answered' },
  { to: 'spam', text: 'Spam' },
]

type PaneProps = { enquiry: StoredEnquiry; mayChange: boolean }

/** One enquiry with its actions. */
export function EnquiryPane({ enquiry, mayChange }: PaneProps) {
  const { name, message, state, flag } = enquiry
  const { isBusy, setState, setNote, remove } = useEnquiryChanges()
  const [isDeleting, setDeleting] = useState(false)
  const [isMailOpen, setMailOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus into an enquiry opened with the keyboard.
  useEffect(() => heading.current?.focus(), [])
  const brand = useBrand()
  const call = toPhoneHref(enquiry.phone)
  const handleStateChange = async (to: EnquiryState) => {
    if (to !== state && !isBusy) await setState([enquiry], to)
  }

  return (
    <Stack gap={5} as="article" aria-label={`Enquiry of ${name}`}>
      <Flex align="center" gap={3} wrap="wrap">
        <Heading as="h2" size={2} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          {name}
        </Heading>
        <Badge tone={tones[state]}>{getStateTitle(state)}</Badge>
      </Flex>

      <Flex gap={2} wrap="wrap" role="group" aria-label="Answer it, or put it away">
        <Button
          as="a"
          href={buildMailHref(enquiry, brand)}
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
              onClick={() => handleStateChange(to)}
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
      {!mayChange && <Muted>You may read enquiries, but not change them.</Muted>}

      {flag && (
        <Card tone="caution" border radius={2} padding={3}>
          <Text size={1}>This may come from a program: {formatFlag(flag)}.</Text>
        </Card>
      )}
      {isMailOpen && state !== 'answered' && mayChange && (
        <Card tone="primary" border radius={2} padding={3} role="status">
          <Flex align="center" justify="space-between" gap={3} wrap="wrap">
            <Text size={1}>Your mail program has the answer begun. Is it sent?</Text>
            <SmallButton
              text="Mark as answered"
              onClick={async () => {
                await handleStateChange('answered')
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
      {mayChange && <Note note={enquiry.note ?? ''} onSave={(note) => setNote(enquiry, note)} />}
      <EnquiryFacts enquiry={enquiry} />

      {isDeleting && (
        <DeleteDialog
          list={[enquiry]}
          isBusy={isBusy}
          onDelete={async () => {
            await remove([enquiry])
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

/** A note for colleagues; it is saved when the field is left. */
function Note({ note, onSave }: { note: string; onSave: (note: string) => void }) {
  const [text, setText] = useState(note)
  const [known, setKnown] = useState(note)
  // Another editor has changed it.
  if (note !== known) {
    setKnown(note)
    setText(note)
  }
  return (
    <Stack as="label" gap={3}>
      <Strong>Note</Strong>
      <TextArea
        fontSize={1}
        rows={3}
        maxLength={NOTE_CHARACTERS}
        placeholder="For colleagues; visitors never see it"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => text.trim() !== note && onSave(text.trim())}
      />
    </Stack>
  )
}

type Props = {
  list: readonly StoredEnquiry[]
  isBusy: boolean
  onDelete: () => void
  onClose: () => void
}

/** Confirms a deletion and explains it. */
export const DeleteDialog = ({ list, isBusy, onDelete, onClose }: Props) => (
  <TextDialog
    id="delete-enquiry"
    header={
      list[0] && list.length === 1
        ? `Delete the enquiry of ${list[0].name}?`
        : `Delete ${list.length} enquiries?`
    }
    onClose={onClose}
    onClickOutside={onClose}
    buttons={
      <>
        <Button text="Cancel" mode="ghost" onClick={onClose} />
        <Button text="Delete for good" tone="critical" loading={isBusy} onClick={onDelete} />
      </>
    }
  >
    <Text size={1}>
      It deletes the enquiry from the content lake, with its history. Nobody can restore it.
    </Text>
    <Text size={1}>
      Mails and chat messages about it, and your answers, are not deleted. If the person has asked
      for the deletion (India’s DPDP Act and the GDPR give the right to), delete those as well.
    </Text>
  </TextDialog>
)
