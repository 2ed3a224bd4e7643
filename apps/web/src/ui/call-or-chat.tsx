import { phoneHref } from '@kitewright/content-rules/text'
import { useSite } from '#app/routing/site-context.tsx'

const line = 'text-link inline-block py-1 font-semibold'

/** The number to call, and when somebody answers. */
export function PhoneLine({ className = '' }: { className?: string }) {
  const { phone, hours } = useSite().settings
  return (
    <p className={className}>
      <a className={line} href={phoneHref(phone)}>
        {phone}
      </a>{' '}
      <small className="inline-block text-sm">{hours}</small>
    </p>
  )
}

/** Opens a chat with the company, begun with what it is about; nothing where Settings name none. */
export function ChatLink({ about, className = '' }: { about?: string; className?: string }) {
  const { social, brand } = useSite().settings
  const chat = social.find(({ network }) => network === 'WhatsApp')
  if (!chat) return null
  const text = about
    ? `?text=${encodeURIComponent(`Hello ${brand}, a question about ${about}: `)}`
    : ''
  const label = about ? 'Ask on WhatsApp' : 'WhatsApp'
  return (
    <a
      className={`${line} ${className}`}
      href={chat.url + text}
      aria-label={`${label} (opens in a new tab)`}
      target="_blank"
      rel="noopener"
    >
      {label}
    </a>
  )
}
