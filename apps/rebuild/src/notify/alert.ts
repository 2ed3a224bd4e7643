export type Link = { label: string; url: string }

/** Something that a person should know, in an editor's words. */
export type Alert = {
  /** Identifies the problem for as long as it lasts. */
  key: string
  /** Identifies its details. A new version is sent again, an earlier one is not. */
  version: string
  title: string
  lines: string[]
  links: Link[]
  /** The message when it is over; null: none. */
  resolvedText: string | null
}

export type Evaluation = {
  alerts: Alert[]
  /** Whether it is unknown yet if an alert that is not listed is over. */
  isUndecided: (key: string) => boolean
}
