import './form-alert.css'
import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** Word for word from the specification, section 8. */
const looks = {
  success: {
    role: 'status',
    icon: 'check-circle-fill',
    text: "Message sent successfully! We'll get back to you soon.",
  },
  error: {
    role: 'alert',
    icon: 'warning-circle-fill',
    text: 'Failed to send message. Please try again or contact us directly.',
  },
} as const

/** How the send ended. Takes focus when it appears: the button that had it is far below. */
export function FormAlert({ status }: { status: keyof typeof looks }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  const { role, icon, text } = looks[status]
  return (
    <div ref={element} className={`form-alert form-alert--${status}`} role={role} tabIndex={-1}>
      <Icon name={icon} />
      <p>{text}</p>
    </div>
  )
}
