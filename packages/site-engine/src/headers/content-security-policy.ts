import { createHash } from 'node:crypto'

/** Sources by directive. */
export type Sources = Record<string, readonly string[]>

export type PolicyNeeds = {
  /** Text of every script that stands in a page, exactly as it stands there. */
  scripts: readonly string[]
  /** The same for styles. */
  styles: readonly string[]
  /** What pages ask of other hosts. */
  sources?: readonly Sources[]
}

/**
 * The Content-Security-Policy of a page: nothing but the site's own files, the scripts and styles
 * that stand in its pages (by hash), and what the site asks of other hosts. One line without line breaks.
 */
export function contentSecurityPolicy({ scripts, styles, sources = [] }: PolicyNeeds): string {
  const policy = joined([
    {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...scripts.map(hashSource)],
      'style-src': ["'self'", ...styles.map(hashSource)],
      // Numbers from content, which styles count with. An attribute reaches its own element alone.
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
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

function joined(parts: readonly Sources[]): Sources {
  const all: Record<string, string[]> = {}
  for (const part of parts) {
    for (const [directive, sources] of Object.entries(part)) {
      all[directive] = [...(all[directive] ?? []), ...sources]
    }
  }
  return all
}
