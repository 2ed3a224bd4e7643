import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import { root } from './run.ts'

/** `pnpm count:code`: lines and files of TypeScript, words of documentation, entry points of each package. */
const list = async (...patterns: string[]) => {
  const options = ['--cached', '--others', '--exclude-standard', '--deduplicate']
  const { stdout } = await execa('git', ['ls-files', ...options, ...patterns], { cwd: root })
  return Promise.all(
    stdout
      .split('\n')
      .filter(Boolean)
      .map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  )
}

const code = (await list('*.ts', '*.tsx')).map(({ path, text }) => ({
  path,
  lines: text.split('\n').length - 1,
}))
const isTest = (path: string) => /\.(test|spec)\.tsx?$|(^|\/)(e2e|tests|bench|looks)\//.test(path)
const handwritten = code.filter(({ path }) => !/\/generated\//.test(path))
const countFiles = (files: typeof code) => ({
  files: files.length,
  lines: files.reduce((sum, { lines }) => sum + lines, 0),
  'over 300 lines': files.filter(({ lines }) => lines > 300).length,
})
console.table({
  TypeScript: countFiles(code),
  'without generated': countFiles(handwritten),
  'without generated and tests': countFiles(handwritten.filter(({ path }) => !isTest(path))),
})
for (const { path, lines } of handwritten) if (lines > 300) console.log(`${path}: ${lines} lines`)

const documents = await list('*.md')
const words = documents.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0)
console.log(`Documentation: ${words} words in ${documents.length} files`)

const entries = (await list('packages/*/package.json')).map(({ text }) => {
  const { name, exports = {} } = JSON.parse(text)
  return [name, { 'entry points': Object.keys(exports).length }] as const
})
console.table(Object.fromEntries(entries))
