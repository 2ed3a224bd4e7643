/**
 * Runs `work` for each item, one after another. An item that fails does not stop the others; its error is thrown at the
 * end, several as an AggregateError.
 */
export async function runForEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} items failed`)
  if (errors.length > 0) throw errors[0]
}
