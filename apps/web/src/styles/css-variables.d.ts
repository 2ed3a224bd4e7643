import 'react'

declare module 'react' {
  /** CSS variables may be set in `style`, for values that only the content knows. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
