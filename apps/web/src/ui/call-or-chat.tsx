import { toPhoneHref } from '@kitewright/content-rules/text'
import { useSite } from '#app/routing/site-context.tsx'

const line = 'text-link inline-block py-1 font-semibold'

/** The phone number and its hours. */
export function PhoneLine({ className = '' }: { className?: string }) {
  const { phone, hours } = useSite().settings
  return (
    <p className={className}>
      <a className={line} href={toPhoneHref(phone)}>
        {phone}
      </a>{' '}
      <small className="inline-block text-sm">{hours}</small>
    </p>
  )
}

/** As high as a finger needs, in a row of usual height. */
export const tapLink = 'text-link inline-flex min-h-11 -my-2.5 items-center'

/** The company's chat, where Settings name one. */
export const useChat = () => useSite().settings.social.find(({ network }) => network === 'WhatsApp')

type ChatLinkProps = { about?: string; label?: string; className?: string }

/** Opens a chat with the company, begun with what it is about; nothing where Settings name none. */
export function ChatLink({ about, label = 'WhatsApp', className = line }: ChatLinkProps) {
  const { brand } = useSite().settings
  const chat = useChat()
  if (!chat) return null
  const text = about
    ? `?text=${encodeURIComponent(`Hello ${brand}, a question about ${about}: `)}`
    : ''
  return (
    <a
      className={className}
      href={chat.url + text}
      aria-label={`${label} (opens in a new tab)`}
      target="_blank"
      rel="noopener"
    >
      {label}
    </a>
  )
}
