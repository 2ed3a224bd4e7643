/** The part of session storage that is used. */
export type SessionMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Memory that lasts as long as the page: what is left where session storage is forbidden. */
export function pageMemory(): SessionMemory {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

let memory: SessionMemory | undefined

/** Session storage, or page memory where the browser forbids it (blocked cookies throw on access). */
export function sessionMemory(): SessionMemory {
  if (memory) return memory
  try {
    memory = window.sessionStorage
  } catch (error) {
    console.warn('Session storage is not available; this page forgets on reload.', error)
    memory = pageMemory()
  }
  return memory
}
