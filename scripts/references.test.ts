import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import { expect, it } from 'vitest'
import { root } from './run.ts'

// Comments refer to docs/spec.md by section and sometimes by a name in it: "(specification, section 2, Header)". The
// section must exist.

const spec = await readFile(join(root, 'docs/spec.md'), 'utf8')
const sections = new Map(
  spec
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((text) => [Number.parseInt(text, 10), text.toLowerCase()]),
)

type Reference = { section: number; name: string | null }

/** Finds the references after the word "specification", up to the end of the sentence or bracket. */
export function extractReferences(code: string): Reference[] {
  const text = code.replaceAll(/\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')
  return [...text.matchAll(/\bspecification(?=[,:] sections? \d|, [a-z ]*section \d)/gi)].flatMap(
    ({ index }) =>
      [...sentenceFrom(text, index).matchAll(place)].map(([, section, listed, bracketed]) => ({
        section: Number(section),
        name: listed ?? bracketed ?? null,
      })),
  )
}

/** A section number with an optional name: "2, Header", "2: Portfolio", "2 (FAQ section)". */
const place =
  /(?:sections?|and|to|[,;]) (\d+)\b(?! (?:px|s|ms|%))(?:[,:] ([A-Z]\w*(?: (?!(?:and|for|on|below)\b)\w+)*)| \(([A-Z][\w ]*)\))?/g

function sentenceFrom(text: string, start: number): string {
  let depth = 0
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
    if (depth < 0 || text.startsWith('*/', end) || /^\.\s/.test(text.slice(end, end + 2))) {
      return text.slice(start, end)
    }
  }
  return text.slice(start)
}

it('finds references', () => {
  expect(
    extractReferences('/** Specification: section 2, Book Meeting; 4, Booking page; 9 for 3 s. */'),
  ).toEqual([
    { section: 2, name: 'Book Meeting' },
    { section: 4, name: 'Booking page' },
    { section: 9, name: null },
  ])
  expect(
    extractReferences('/** x (specification, section 10, Analytics\n * events). Section 99. */'),
  ).toEqual([{ section: 10, name: 'Analytics events' }])
  expect(extractReferences('// Specification, section 2 (FAQ section); section 10, FAQ.')).toEqual([
    { section: 2, name: 'FAQ section' },
    { section: 10, name: 'FAQ' },
  ])
  expect(extractReferences('(specification, sections 2 to 5)')).toEqual([
    { section: 2, name: null },
    { section: 5, name: null },
  ])
})

it('each reference to the specification exists in docs/spec.md', async () => {
  const { stdout } = await execa(
    'git',
    ['grep', '-liE', 'specification', '--', '*.ts', '*.tsx', '*.css', '*.md'],
    { cwd: root },
  )
  const files = stdout
    .split('\n')
    .filter((file) => !file.startsWith('docs/') && file !== 'scripts/references.test.ts')
  const found: string[] = []
  const missing: string[] = []
  for (const file of files) {
    for (const { section, name } of extractReferences(await readFile(join(root, file), 'utf8'))) {
      const text = `${file}: section ${section}${name ? `, ${name}` : ''}`
      const place = sections.get(section)
      if (!place || (name && !place.includes(name.toLowerCase()))) missing.push(text)
      else found.push(text)
    }
  }
  expect(missing).toEqual([])
  expect(found.length).toBeGreaterThan(80)
})

it('each link of a document points to a file', async () => {
  const { stdout } = await execa('git', ['ls-files', '*.md'], { cwd: root })
  const missing: string[] = []
  for (const file of stdout.split('\n')) {
    const text = await readFile(join(root, file), 'utf8')
    for (const [, link = ''] of text.matchAll(/\]\(((?!https?:|mailto:|#)[^)\s]+)\)/g)) {
      const target = join(root, dirname(file), link.replace(/#.*/, ''))
      if (!existsSync(target)) missing.push(`${file}: ${link}`)
    }
  }
  expect(missing).toEqual([])
})

/** Endings of sources; files with others are mostly written by a build, a host or a user. */
const sourceName = /^[\w-][\w./-]*\.(?:tsx?|css|mjs|js|md|ya?ml)$/

it('each file that a document names exists', async () => {
  const { stdout } = await execa('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  const files = stdout.split('\n').filter((file) => existsSync(join(root, file)))
  const missing: string[] = []
  let count = 0
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const text = (await readFile(join(root, file), 'utf8')).replaceAll(/^```.*?^```/gms, '')
    // A list of folders names a file of each as `- `folder`: subject (`file`)`, without its ending.
    const listed = [...text.matchAll(/^- `([\w/-]+)`: .*$/gm)].flatMap(([line, folder = '']) =>
      [...line.matchAll(/\(`([\w/-]+)`\)/g)].map(([, name]) => `${folder}/${name}`),
    )
    const sources = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, name = '']) =>
      sourceName.test(name) ? name : [],
    )
    for (const name of new Set([...sources, ...listed])) {
      count += 1
      const isFound = files.some((known) => `/${known}`.includes(`/${name}`))
      if (!isFound) missing.push(`${file}: ${name}`)
    }
  }
  expect(missing).toEqual([])
  expect(count).toBeGreaterThan(100)
})

it('each function that a document calls exists', async () => {
  const list = async (...patterns: string[]) => {
    const { stdout } = await execa('git', ['ls-files', '--', ...patterns], { cwd: root })
    const files = stdout.split('\n').filter((file) => existsSync(join(root, file)))
    return Promise.all(
      files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
    )
  }
  const sources = await list('*.ts', '*.tsx')
  const called = new Set(sources.flatMap(([, text]) => text.match(/\w+(?=\()/g) ?? []))
  const calls = (await list('*.md')).flatMap(([file, text]) =>
    [...text.matchAll(/`[^`]+`/g)].flatMap(([code]) =>
      [...code.matchAll(/(?<![\w-])([a-z][A-Za-z]+)\((?!\) \{)/g)].map(([, name = '']) => ({
        file,
        name,
      })),
    ),
  )
  expect(calls.filter(({ name }) => !called.has(name))).toEqual([])
  expect(calls.length).toBeGreaterThan(20)
})

it('.node-version names the Node that is installed', async () => {
  const catalog = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const version = (await readFile(join(root, '.node-version'), 'utf8')).trim()
  expect(catalog).toContain(`\n  node: ${version}\n`)
})
