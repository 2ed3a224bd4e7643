import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createFileListener, createSinglePageHandler } from '@kitewright/site-engine/serve'
import { getHosts, lake, studio, studioFolder } from './hosts.ts'

/**
 * Serves the built Studio like a static host: every path without a file returns `index.html`.
 * The address of its lake is compiled in; a second worker's Studio is a copy that names another.
 */
const compiledLakeUrl = getHosts(0).lake.url
const folder = lake.url === compiledLakeUrl ? studioFolder : `${studioFolder}-${lake.port}`
if (folder !== studioFolder) {
  await rm(folder, { recursive: true, force: true })
  await cp(studioFolder, folder, { recursive: true })
  for await (const name of glob('**/*.js', { cwd: folder })) {
    const file = join(folder, name)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(compiledLakeUrl, lake.url))
  }
}
createServer(createFileListener(createSinglePageHandler(folder))).listen(studio.port)
