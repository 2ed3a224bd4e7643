import { describe, expect, it } from 'vitest'
import { emptyManifest } from '../../tests/empty-manifest.ts'
import type { Manifest } from '../releases/manifest.ts'
import { retainedAssets } from './build-release.ts'

const facts = { sha256: '', bytes: 1 }

/** The manifest of a release with these assets after `live`. */
function next(id: string, bundleHash: string, own: string[], live?: Manifest): Manifest {
  const retained = retainedAssets(bundleHash, new Set(own), live)
  const paths = [...own, ...retained.flatMap(({ files }) => files)]
  return {
    ...emptyManifest,
    id,
    source: 'lake',
    contentHash: id,
    bundleHash,
    files: Object.fromEntries(paths.map((path) => [path, facts])),
    carried: retained,
  }
}

const reachable = (manifest: Manifest) => Object.keys(manifest.files).sort()

describe('retainedAssets', () => {
  it('retains nothing in the first release', () => {
    expect(retainedAssets('x', new Set(), undefined)).toEqual([])
  })

  it('keeps the assets of the previous two releases', () => {
    const one = next('1', 'x', ['/social/1.png', '/index.html'])
    const two = next('2', 'x', ['/social/2.png'], one)
    const three = next('3', 'x', ['/social/3.png'], two)
    const four = next('4', 'x', ['/social/4.png'], three)
    expect(reachable(three)).toEqual(['/social/1.png', '/social/2.png', '/social/3.png'])
    expect(reachable(four)).toEqual(['/social/2.png', '/social/3.png', '/social/4.png'])
  })

  it('keeps the code of the previous two bundles through any number of edits', () => {
    let live = next('0', 'oldest', ['/assets/oldest.js'])
    for (const [place, bundle] of ['older', 'old', 'new'].entries()) {
      live = next(String(place + 1), bundle, [`/assets/${bundle}.js`], live)
    }
    for (let edit = 10; edit < 20; edit += 1) {
      live = next(String(edit), 'new', ['/assets/new.js'], live)
    }
    expect(reachable(live)).toEqual(['/assets/new.js', '/assets/old.js', '/assets/older.js'])
  })

  it('does not retain pages and compressed forms', () => {
    const one = next('1', 'x', ['/about.html', '/about.json', '/assets/a.js', '/assets/a.js.br'])
    expect(retainedAssets('y', new Set(), one)[0]?.files).toEqual(['/assets/a.js'])
  })

  it('does not retain files of the new release', () => {
    const one = next('1', 'x', ['/assets/a.js', '/assets/b.js'])
    expect(retainedAssets('y', new Set(['/assets/a.js']), one)[0]?.files).toEqual(['/assets/b.js'])
  })
})
