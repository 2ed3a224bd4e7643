import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** Word for word from the specification, section 8. */
const looks = {
  success: {
    role: 'status',
    colours: 'bg-[color-mix(in_srgb,var(--color-success)_12%,var(--color-sheet))] text-success',
    icon: 'check-circle-fill',
    text: "Message sent successfully! We'll get back to you soon.",
  },
  error: {
    role: 'alert',
    colours: 'bg-[color-mix(in_srgb,var(--color-error)_12%,var(--color-sheet))] text-error',
    icon: 'warning-circle-fill',
    text: 'Failed to send message. Please try again or contact us directly.',
  },
} as const

type FormAlertProps = {
  status: keyof typeof looks
  /** When it appears: the button that had the focus is far below. Not for one who has only come back to the page. */
  takesFocus: boolean
}

/** How the send ended. */
export function FormAlert({ status, takesFocus }: FormAlertProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  const { role, colours, icon, text } = looks[status]
  return (
    <div
      ref={element}
      className={`mb-5.5 flex gap-3 border-l-6 px-4.5 pt-4 pb-3.5 leading-[1.4] font-medium ${colours}`}
      role={role}
      tabIndex={-1}
    >
      <Icon name={icon} className="-mt-px size-6" />
      <p>{text}</p>
    </div>
  )
}
