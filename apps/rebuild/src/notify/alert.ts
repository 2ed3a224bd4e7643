export type Link = { label: string; url: string }

/** Something that a person should know of, in an editor's words. */
export type Alert = {
  /** What is wrong: the same for as long as it is. */
  key: string
  /** How it is wrong. It is told again when that becomes another, and not when it comes back. */
  version: string
  title: string
  lines: string[]
  links: Link[]
  /** What to say once it is over; null: nothing. */
  resolvedText: string | null
}

export type Evaluation = {
  alerts: Alert[]
  /** Whether it cannot be said yet that this is over, if it is among no alerts. */
  isUndecided: (key: string) => boolean
}
