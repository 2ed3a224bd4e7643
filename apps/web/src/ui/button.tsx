import { Link, type LinkProps } from '@kitewright/site-engine/client'
import type { ButtonHTMLAttributes, ReactNode } from 'react'

type ButtonVariant = {
  /** `rani` is the action colour; at most one per view. `ghost` is outlined. */
  kind?: 'rani' | 'ghost' | 'haldi' | 'ink'
  small?: boolean
  className?: string
  children: ReactNode
}

const getClassName = ({ kind = 'rani', small, className = '' }: ButtonVariant) =>
  ['button', `button--${kind}`, small && 'button--small', className].filter(Boolean).join(' ')

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  href,
  kind,
  small,
  className,
  children,
  ...rest
}: ButtonVariant & LinkProps) {
  return (
    <Link href={href} className={getClassName({ kind, small, className, children })} {...rest}>
      {children}
    </Link>
  )
}

/** A button that does something on this page. */
export function Button({
  kind,
  small,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonVariant & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type={type} className={getClassName({ kind, small, className, children })} {...rest}>
      {children}
    </button>
  )
}
