import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'holds-content.txt'

const WORDS = `This folder holds the content of a local content lake. The lake put this file here when it
had content for the first time, so that it will not start anew in case lake.sqlite is lost.
`

/** A folder that once held content holds none any more. */
export class ContentLostError extends Error {
  override name = 'ContentLostError'
}

/** Notes beside the database that the folder holds content, so that a loss will be seen. */
export function noteContent(folder: string): void {
  const file = join(folder, FILE)
  if (!existsSync(file)) writeFileSync(file, WORDS, { flush: true })
}

/** For a folder whose content is thrown away on purpose. */
export const forgetContent = (folder: string): void => rmSync(join(folder, FILE), { force: true })

/** Throws ContentLostError, to be called for a folder without content, if it once held some. */
export function refuseLoss(folder: string): void {
  if (!existsSync(join(folder, FILE))) return
  throw new ContentLostError(
    `${join(folder, 'lake.sqlite')} is missing or empty, but this folder once held content: ` +
      'put the file back from a copy, or start with --reset to begin with the bundled content.',
  )
}
