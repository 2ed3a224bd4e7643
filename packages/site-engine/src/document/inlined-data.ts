/** JSON that is safe inside a script element. */
export const stringifyInline = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** Reads the hydration data of a document (`renderDocument`). Throws if it is missing. */
export function readInlinedData<Data>(): Data {
  const inlined = document.getElementById('page-data')?.textContent
  if (!inlined) throw new Error('The page lacks #page-data')
  return JSON.parse(inlined)
}
