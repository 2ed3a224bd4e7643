import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { createDirectImportsPlugin } from './direct-imports.ts'

const createChunk = (fileName: string, code: string, dynamicImports: string[] = []) =>
  ({ type: 'chunk', fileName, code, dynamicImports }) as unknown as Rolldown.OutputChunk

test('lazy imports load the file that has the module, and the manifest names that file', () => {
  const start = createChunk(
    'assets/start-1.js',
    'load(()=>import(`./home-page-2.js`).then(e=>e.HomePage),["assets/home-page-2.js"]);import(`./about-4.js`)',
    ['assets/home-page-2.js', 'assets/about-4.js'],
  )
  const chunks = [
    start,
    createChunk(
      'assets/home-page-2.js',
      'export{t as HomePage,n as Hero}from"./home-page-3.js";\n',
    ),
    createChunk('assets/home-page-3.js', 'export{a as n,b as t}'),
    createChunk('assets/about-4.js', 'export{About}'),
  ]
  const manifest = {
    'src/home-page.tsx': { file: 'assets/home-page-2.js', imports: ['_home-page-3.js'] },
    '_home-page-3.js': { file: 'assets/home-page-3.js', css: ['assets/home.css'] },
    'src/about.tsx': { file: 'assets/about-4.js' },
  }
  const asset = { type: 'asset', source: JSON.stringify(manifest) } as Rolldown.OutputAsset
  const bundle: Rolldown.OutputBundle = {
    '.vite/manifest.json': asset,
    ...Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk])),
  }
  const { generateBundle } = createDirectImportsPlugin()
  if (typeof generateBundle !== 'object') throw new Error('No hook with an order')
  generateBundle.handler.call({} as never, {} as never, bundle, true)

  expect(start.code).toBe(
    'load(()=>import(`./home-page-3.js`).then(m=>({HomePage:m.t,Hero:m.n})).then(e=>e.HomePage),["assets/home-page-3.js"]);import(`./about-4.js`)',
  )
  expect(start.dynamicImports).toEqual(['assets/home-page-3.js', 'assets/about-4.js'])
  expect(Object.keys(bundle)).not.toContain('assets/home-page-2.js')
  expect(JSON.parse(`${asset.source}`)).toEqual({
    ...manifest,
    'src/home-page.tsx': manifest['_home-page-3.js'],
  })
})
