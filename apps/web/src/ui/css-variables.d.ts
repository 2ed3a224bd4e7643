import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Numbers from content that styles count with. */
    [variable: `--${string}`]: number | undefined
  }
}
