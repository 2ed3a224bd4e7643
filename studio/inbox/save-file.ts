/** Milliseconds for which a browser may still read what it saves. */
const READ = 60_000

/** Saves a text as a file, as if it had been downloaded. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ)
}
