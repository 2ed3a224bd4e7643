import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { run } from './machine.ts'

/** The search path without pnpm's folders, to find the machine's npm. */
const path = process.env.PATH?.split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':')

/** A setting of npm; empty when unset. */
export const npmSetting = async (name: string): Promise<string> => {
  const value = await run('npm', ['config', 'get', name], { ...process.env, PATH: path })
  return /^(null|undefined)?$/.test(value.trim()) ? '' : value.trim()
}

/** A local nodejs.org with this machine's Node and npm, because not every machine reaches the real one. */
export async function nodeMirror(folder: string) {
  const machine = process.arch === 'arm64' ? 'arm64' : 'x64'
  const name = `node-${process.version}-linux-${machine}`
  const at = join(folder, name)
  await mkdir(join(at, 'bin'), { recursive: true })
  await mkdir(join(at, 'lib/node_modules'), { recursive: true })
  await cp(process.execPath, join(at, 'bin/node'), { dereference: true })
  const command = await run('which', ['npm'], { ...process.env, PATH: path })
  // npm/bin/npm-cli.js
  const npm = dirname(dirname(await realpath(command.trim())))
  await cp(npm, join(at, 'lib/node_modules/npm'), { recursive: true })
  for (const command of ['npm', 'npx']) {
    await symlink(`../lib/node_modules/npm/bin/${command}-cli.js`, join(at, 'bin', command))
  }
  const file = `${name}.tar.xz`
  await run('tar', ['-cJf', join(folder, file), '-C', folder, name], {
    ...process.env,
    XZ_OPT: '-0',
  })
  const hash = createHash('sha256').update(await readFile(join(folder, file)))
  await writeFile(join(folder, 'SHASUMS256.txt'), `${hash.digest('hex')}  ${file}\n`)

  const server = createServer(async (asked, response) => {
    const requested = [file, 'SHASUMS256.txt'].find((known) => asked.url?.endsWith(`/${known}`))
    if (!requested) response.writeHead(404).end()
    else response.end(await readFile(join(folder, requested)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
