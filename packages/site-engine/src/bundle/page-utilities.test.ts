import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_UTILITIES_FILE, withPart } from './page-bundle.ts'
import { createPageUtilitiesPlugin } from './page-utilities.ts'

const files = {
  'utilities.css':
    '@layer theme, utilities;\n@theme { --spacing: 0.25rem; --breakpoint-md: 48rem; --color-ink: #123; --color-red: #f00 }\n@tailwind utilities source(none);',
  'entry.js': `import('./home.js'); import('./about.js'); import('./frame.js'); document.body.className = 'p-1'`,
  'home.js': `import { open } from './menu.js'; import('./dialog.js'); open(); document.title = 'hover:p-2'`,
  // Unused code is not in the bundle.
  'menu.js': `export const open = () => { document.title = 'p-3 text-ink' }; export const never = () => 'p-4'`,
  'dialog.js': `document.title = 'p-5'`,
  'about.js': `import('./film.js'); document.title = 'md:p-6 p-[7px]'`,
  'film.js': `document.title = 'p-9'`,
  'frame.js': `document.title = 'p-8'`,
}
const root = await mkdtemp(join(tmpdir(), 'page-utilities-'))
let utilities: Record<string, string> = {}

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(root, name), text)
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      createPageUtilitiesPlugin({
        sheet: 'utilities.css',
        entry: 'entry.js',
        pages: { 'home.js': [], 'about.js': ['frame.js'] },
        parts: { 'film.js': ['about.js'] },
      }),
    ],
    build: { rolldownOptions: { input: join(root, 'entry.js') } },
  })
  utilities = JSON.parse(await readFile(join(root, 'dist', PAGE_UTILITIES_FILE), 'utf8'))
})
afterAll(() => rm(root, { recursive: true }))

const extractClasses = (css = '') => [...css.matchAll(/\.([a-z][^{,]*)/g)].map(([, name]) => name)

test('a page has the utilities of its modules, also lazy ones, and of the entry', () => {
  expect(extractClasses(utilities['home.js'])).toEqual(
    expect.arrayContaining(['p-1', 'p-3', 'p-5', 'text-ink', 'hover\\:p-2:hover']),
  )
  expect(extractClasses(utilities['home.js'])).toHaveLength(5)
})

test('a page has the utilities of its surroundings, but not of other pages', () => {
  expect(utilities['about.js']).toContain('.p-8{')
  expect(utilities['about.js']).toContain('.p-\\[7px\\]{')
  expect(utilities['about.js']).not.toContain('.p-3{')
  expect(utilities['home.js']).not.toContain('.p-8{')
})

test('only a page with a lazy part has the utilities of the part, beside its own', () => {
  expect(utilities['about.js']).not.toContain('.p-9{')
  expect(utilities[withPart('about.js', 'film.js')]).toContain('.p-9{')
  expect(utilities[withPart('about.js', 'film.js')]).toContain('.p-8{')
})

test('a page has only the theme variables that its utilities use', () => {
  expect(utilities['home.js']).toContain('--color-ink')
  expect(utilities['home.js']).not.toContain('--color-red')
})

test('names a module that is not in the bundle', async () => {
  const plugins = [
    createPageUtilitiesPlugin({
      sheet: 'utilities.css',
      entry: 'entry.js',
      pages: { 'no.js': [] },
    }),
  ]
  const built = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  })
  await expect(built).rejects.toThrow('The bundle has no no.js')
})
