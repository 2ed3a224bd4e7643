import { createHash } from 'node:crypto'

/** Sources by directive. */
export type Sources = Record<string, readonly string[]>

export type PolicyNeeds = {
  /** Exact text of every inline script. */
  scripts: readonly string[]
  /** Exact text of every inline style. */
  styles: readonly string[]
  /** Other hosts that pages use. */
  sources?: readonly Sources[]
}

/**
 * Returns a page's Content-Security-Policy: the site's own files, its inline scripts and styles by hash, and the other
 * hosts that it uses. One line.
 */
export function buildContentSecurityPolicy({ scripts, styles, sources = [] }: PolicyNeeds): string {
  const policy = mergeSources([
    {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...scripts.map(hashSource)],
      'style-src': ["'self'", ...styles.map(hashSource)],
      // Numbers from content for styles; an attribute affects only its element.
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      // `blob:` for films that are loaded before they play.
      'media-src': ["'self'", 'blob:'],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
    ...sources,
  ])
  return Object.entries(policy)
    .map(([directive, allowed]) => `${directive} ${[...new Set(allowed)].join(' ')}`)
    .join('; ')
}

/** `'sha256-…'` of an inline script or style. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function mergeSources(parts: readonly Sources[]): Sources {
  const all: Record<string, string[]> = {}
  for (const part of parts) {
    for (const [directive, sources] of Object.entries(part)) {
      all[directive] = [...(all[directive] ?? []), ...sources]
    }
  }
  return all
}
