/** A promise that `use` reads at once when it is settled, so that what is loaded never suspends. */
type Loaded<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

/** Loads something when it is first asked for, and once; a failed load may be tried again. */
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
