import type { Exchange } from './exchange.ts'

/**
 * Who may use a route. `user`: only with a valid token. `reader`: anyone, but a token that is
 * shown must be valid. `open`: anyone, tokens are not looked at.
 */
export type Access = 'user' | 'reader' | 'open'

export type Handler = (exchange: Exchange) => void | Promise<void>

export type Route = { method: string; path: string; access: Access; handle: Handler }

/** @param path segments; `:name` stands for any one segment, decoded. */
export const route = (method: string, path: string, access: Access, handle: Handler): Route => ({
  method,
  path,
  access,
  handle,
})

export type Match = { route: Route; params: Record<string, string> }

/** Finds the route for a path without its version; undefined if there is none. */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): Match | undefined {
  const segments = segmentsOf(path)
  for (const candidate of routes) {
    const params = candidate.method === method && paramsFor(candidate.path, segments)
    if (params) return { route: candidate, params }
  }
  return undefined
}

function paramsFor(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const parts = segmentsOf(pattern)
  if (parts.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [place, part] of parts.entries()) {
    const segment = segments[place] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return params
}

function segmentsOf(path: string): string[] {
  const trimmed = path.replace(/\/+$/, '')
  return trimmed.split('/').slice(1).map(decoded)
}

/** A malformed escape leads to no route, not to an error. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
