import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteProgram } from './site-program.ts'

/** The file of the site's program in a bundle. */
export const programFile = (bundleFolder: string) => join(bundleFolder, 'server/entry-server.js')

/** The site's program in a bundle. Throws when there is no bundle, or one without a program. */
export async function loadProgram(bundleFolder: string): Promise<SiteProgram> {
  const entry = programFile(bundleFolder)
  const { program }: { program?: SiteProgram } = await import(pathToFileURL(entry).href)
  if (!program) throw new Error(`${entry} exports no program`)
  return program
}
