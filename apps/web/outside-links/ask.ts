/**
 * How another site answers: the page is there; it does not talk to programs, so that a person has to look;
 * or it is not there.
 */
export type Answer = { state: 'there' | 'closed' | 'gone'; why: string }

/** Milliseconds for one answer. */
const TIMEOUT_MS = 20_000

/** What sites answer to programs while people see the page: LinkedIn says 999. */
const closed = new Set([401, 403, 405, 406, 429, 451, 999])

const headers = {
  accept: 'text/html,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (compatible; weekly check of links)',
}

/** Asks another site for a page, once. Never throws: a site that cannot be reached is an answer. */
export async function ask(href: string, patience = TIMEOUT_MS): Promise<Answer> {
  try {
    const { ok, status, body } = await fetch(href, {
      headers,
      signal: AbortSignal.timeout(patience),
    })
    // That there is a page is enough; nobody reads it.
    await body?.cancel()
    const why = `It answers ${status}.`
    if (ok) return { state: 'there', why }
    return { state: closed.has(status) ? 'closed' : 'gone', why }
  } catch (error) {
    return { state: 'gone', why: `It cannot be reached: ${reason(error)}.` }
  }
}

/** `fetch` says “fetch failed”; what failed is its cause. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  return cause instanceof Error ? cause.message || cause.name : error.message
}
