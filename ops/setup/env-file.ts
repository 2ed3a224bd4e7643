import { chmod, readFile, rename, writeFile } from 'node:fs/promises'

/** The text of a file of lines such as `NAME=value`; null when it does not exist. */
export const readEnvFile = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/** Sets values in a text of such lines: replaces known names, and appends others. */
export function withValues(text: string, values: Readonly<Record<string, string>>): string {
  const left = new Map(Object.entries(values))
  const lines = text.split('\n').map((line) => {
    const name = /^(\w+)=/.exec(line)?.[1]
    const value = name === undefined ? undefined : left.get(name)
    if (name === undefined || value === undefined) return line
    left.delete(name)
    return `${name}=${value}`
  })
  const added = [...left].map(([name, value]) => `${name}=${value}`)
  if (added.length === 0) return lines.join('\n')
  return `${[...lines.join('\n').trimEnd().split('\n'), ...added].join('\n').trimStart()}\n`
}

/** Writes the file atomically and for its owner only, because it has secrets. */
export async function writeEnvFile(file: string, text: string): Promise<void> {
  const next = `${file}.next`
  await writeFile(next, text, { mode: 0o600 })
  await chmod(next, 0o600)
  await rename(next, file)
}
