import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import { byPart, type CodeFile, countsOf, isSource } from './code-counts.ts'
import { root } from './run.ts'

/** `pnpm count:code`: how the code is spread over files, and how many entries each package has. */
const list = async (...patterns: string[]) => {
  const options = ['--cached', '--others', '--exclude-standard']
  const { stdout } = await execa('git', ['ls-files', ...options, ...patterns], { cwd: root })
  return stdout.split('\n').filter(Boolean)
}
const read = (path: string) => readFile(join(root, path), 'utf8')

const files: CodeFile[] = await Promise.all(
  (await list()).filter(isSource).map(async (path) => {
    return { path, lines: (await read(path)).split('\n').length - 1 }
  }),
)
const parts = [...byPart(files)].sort(([, one], [, other]) => other.length - one.length)
console.log('Code by hand, without tests')
console.table(
  Object.fromEntries(
    [...parts, ['all', files] as const].map(([part, own]) => [part, countsOf(own)]),
  ),
)
const long = files.filter(({ lines }) => lines > 300)
for (const { path, lines } of long) console.log(`${path}: ${lines} lines`)

const packages = await Promise.all(
  (await list('packages/*/package.json')).map(async (path) => {
    const { name, exports = {} } = JSON.parse(await read(path))
    return { name: String(name), entries: Object.keys(exports).length }
  }),
)
console.log('\nEntries of each package')
console.table(Object.fromEntries(packages.map(({ name, entries }) => [name, { entries }])))
