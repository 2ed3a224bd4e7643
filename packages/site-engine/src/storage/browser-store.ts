/** What a browser keeps for the site. */
export type BrowserStore = {
  /** The value under a key, if it is one that `fits`; null for none and for anything else. */
  read: <Value>(key: string, fits: (value: unknown) => value is Value) => Value | null
  /** Keeps a value that JSON can hold; where the browser refuses, until the page is left. */
  write: (key: string, value: unknown) => void
  remove: (key: string) => void
  /** Of all that is kept, also by others. */
  keys: () => string[]
}

/**
 * A store over a storage of the browser, or over whatever stands in its place. Browsers forbid storage (blocked
 * cookies throw on access), leave it out (`null` in many apps' own browsers), are full, or give back what another
 * script wrote: none of it throws here, and what could not be kept holds for this page. It is told once.
 *
 * @param open called at each access, as a browser may forbid storage at any time.
 */
export function createBrowserStore(open: () => unknown): BrowserStore {
  /** What the storage refused. */
  const ofThisPage = new Map<string, string>()
  let isTold = false

  function tell(error: unknown) {
    if (isTold) return
    isTold = true
    console.warn(
      'The browser keeps nothing for this site; it forgets when the page is left:',
      error,
    )
  }

  /** Runs a task on the storage. False when there is none, or it refused. */
  function tried(task: (storage: Storage) => void): boolean {
    try {
      const storage = open()
      if (!storage) throw new Error('There is no storage')
      task(storage as Storage)
      return true
    } catch (error) {
      tell(error)
      return false
    }
  }

  function textOf(key: string): unknown {
    let kept: unknown = ofThisPage.get(key)
    if (kept === undefined) {
      tried((storage) => {
        kept = storage.getItem(key)
      })
    }
    return kept
  }

  return {
    read(key, fits) {
      const value = parsed(textOf(key))
      return fits(value) ? value : null
    },
    write(key, value) {
      const text = JSON.stringify(value)
      if (tried((storage) => storage.setItem(key, text))) ofThisPage.delete(key)
      else ofThisPage.set(key, text)
    },
    remove(key) {
      ofThisPage.delete(key)
      tried((storage) => storage.removeItem(key))
    },
    keys() {
      const kept = new Set(ofThisPage.keys())
      tried((storage) => {
        for (let place = 0; place < storage.length; place += 1) kept.add(storage.key(place) ?? '')
      })
      return [...kept]
    },
  }
}

/** The value of a JSON text; undefined for what is none. */
function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Written by another version or another script; to the site it is not there.
    return undefined
  }
}

/** Kept until the tab is closed. */
export const sessionStore = createBrowserStore(() => window.sessionStorage)

/** Kept in the browser. */
export const localStore = createBrowserStore(() => window.localStorage)
