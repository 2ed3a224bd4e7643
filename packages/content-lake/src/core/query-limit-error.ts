/** The largest query, in bytes; hosted Sanity takes no larger one either. */
export const MAX_QUERY_LENGTH = 300_000

const words = {
  size: `Query size exceeded: a query may have ${MAX_QUERY_LENGTH / 1000} kB`,
  time: 'Maximum query execution time exceeded',
  memory: 'Maximum working set exceeded: the query or its answer is too large',
}

/** A query asks for more than one request may have. */
export class QueryLimitError extends Error {
  override name = 'QueryLimitError'
  readonly limit: keyof typeof words

  constructor(limit: keyof typeof words, options?: ErrorOptions) {
    super(words[limit], options)
    this.limit = limit
  }
}
