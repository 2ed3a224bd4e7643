/** A promise that `use` reads without suspending once settled. */
type Loaded<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

/** Loads on first use, once; a failed load can be retried. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let known: Loaded<Value> | undefined
  return () => {
    if (known) return known
    const loading: Loaded<Value> = load()
    known = loading
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => {
        known = undefined
      },
    )
    return loading
  }
}
