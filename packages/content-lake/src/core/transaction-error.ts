/** What was wrong, in the words and the shape hosted Sanity uses. */
export type Problem = {
  type: string
  description: string
  id?: string
  /** The documents that stand in the way of a deletion. */
  referencingIDs?: readonly string[]
  /** The missing document that a reference leads to. */
  referenceID?: string
  currentRevisionID?: string
  expectedRevisionID?: string
}

/** The transaction was refused as a whole; nothing of it was kept. */
export class TransactionError extends Error {
  override name = 'TransactionError'
  /** The HTTP status that hosted Sanity answers with. */
  readonly status: 400 | 409
  readonly problem: Problem
  /** Which mutation or action it was. */
  readonly index: number

  constructor(status: 400 | 409, problem: Problem, index = 0) {
    super(problem.description)
    this.status = status
    this.problem = problem
    this.index = index
  }

  /** The same, said of another mutation or action. */
  at(index: number): TransactionError {
    return new TransactionError(this.status, this.problem, index)
  }
}

/** The request itself makes no sense. */
export const malformed = (description: string): TransactionError =>
  new TransactionError(400, { type: 'validationError', description })

export const notFound = (id: string): TransactionError =>
  new TransactionError(409, {
    type: 'documentNotFoundError',
    description: `The document with the ID ${JSON.stringify(id)} was not found`,
    id,
  })

export const alreadyExists = (id: string): TransactionError =>
  new TransactionError(409, {
    type: 'documentAlreadyExistsError',
    description: `Document by ID ${JSON.stringify(id)} already exists`,
    id,
  })

/** Somebody else was faster: the document is no longer the one that the change was made for. */
export const otherRevision = (
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
