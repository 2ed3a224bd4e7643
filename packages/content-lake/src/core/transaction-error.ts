/** A problem in hosted Sanity's format. */
type Problem = {
  type: string
  description: string
  id?: string
  /** The documents that prevent a deletion. */
  referencingIDs?: readonly string[]
  /** The missing document of a reference. */
  referenceID?: string
  currentRevisionID?: string
  expectedRevisionID?: string
}

/** The whole transaction was rejected; nothing was stored. */
export class TransactionError extends Error {
  override name = 'TransactionError'
  /** HTTP status, as in hosted Sanity. */
  readonly status: 400 | 409
  readonly problem: Problem
  /** Index of the mutation or action. */
  readonly index: number

  constructor(status: 400 | 409, problem: Problem, index = 0) {
    super(problem.description)
    this.status = status
    this.problem = problem
    this.index = index
  }

  /** The same error at another index. */
  at(index: number): TransactionError {
    return new TransactionError(this.status, this.problem, index)
  }
}

/** The request is malformed. */
export const createMalformedError = (description: string): TransactionError =>
  new TransactionError(400, { type: 'validationError', description })

export const createNotFoundError = (id: string): TransactionError =>
  new TransactionError(409, {
    type: 'documentNotFoundError',
    description: `The document with the ID ${JSON.stringify(id)} was not found`,
    id,
  })

export const createExistsError = (id: string): TransactionError =>
  new TransactionError(409, {
    type: 'documentAlreadyExistsError',
    description: `Document by ID ${JSON.stringify(id)} already exists`,
    id,
  })

/** The document has another revision than the change expects. */
export const createRevisionError = (
  id: string,
  expected: string,
  current: string | undefined,
): TransactionError =>
  new TransactionError(409, {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `document ${JSON.stringify(id)} has unexpected revision ID (${JSON.stringify(current ?? null)}), expected ${JSON.stringify(expected)}`,
    id,
    expectedRevisionID: expected,
    ...(current !== undefined && { currentRevisionID: current }),
  })
