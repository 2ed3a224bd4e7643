/** The site's browser storage. */
export type BrowserStore = {
  /** The value of a key if `fits` accepts it, else null. */
  read: <Value>(key: string, fits: (value: unknown) => value is Value) => Value | null
  /** Stores a JSON value; if the browser rejects it, until the page is left. */
  write: (key: string, value: unknown) => void
  remove: (key: string) => void
  /** All stored keys, also those of other scripts. */
  keys: () => string[]
}

/**
 * Wraps a browser storage. Browsers forbid storage (blocked cookies throw on access), omit it (`null` in many in-app
 * browsers), are full, or return values of other scripts: nothing throws here, and values that could not be stored last
 * for this page. Logs the first failure.
 *
 * @param open called at each access, as a browser may forbid storage at any time.
 */
export function createBrowserStore(open: () => unknown): BrowserStore {
  /** Values that the storage rejected. */
  const ofThisPage = new Map<string, string>()
  let hasWarned = false

  function warnOnce(error: unknown) {
    if (hasWarned) return
    hasWarned = true
    console.warn(
      'The browser keeps nothing for this site; it forgets when the page is left:',
      error,
    )
  }

  /** Runs a task on the storage. False if it is missing or rejects it. */
  function tryStorage(task: (storage: Storage) => void): boolean {
    try {
      const storage = open()
      if (!storage) throw new Error('There is no storage')
      task(storage as Storage)
      return true
    } catch (error) {
      warnOnce(error)
      return false
    }
  }

  function readText(key: string): unknown {
    let stored: unknown = ofThisPage.get(key)
    if (stored === undefined) {
      tryStorage((storage) => {
        stored = storage.getItem(key)
      })
    }
    return stored
  }

  return {
    read(key, fits) {
      const value = parseJson(readText(key))
      return fits(value) ? value : null
    },
    write(key, value) {
      const text = JSON.stringify(value)
      if (tryStorage((storage) => storage.setItem(key, text))) ofThisPage.delete(key)
      else ofThisPage.set(key, text)
    },
    remove(key) {
      ofThisPage.delete(key)
      tryStorage((storage) => storage.removeItem(key))
    },
    keys() {
      const all = new Set(ofThisPage.keys())
      tryStorage((storage) => {
        for (let index = 0; index < storage.length; index += 1) all.add(storage.key(index) ?? '')
      })
      return [...all]
    },
  }
}

/** Parses JSON; undefined if invalid. */
function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Written by another version or script: treated as missing.
    return undefined
  }
}

/** Lasts until the tab is closed. */
export const sessionStore = createBrowserStore(() => window.sessionStorage)

/** Lasts over visits. */
export const localStore = createBrowserStore(() => window.localStorage)
