import { load, type Snapshot } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { createPictureMaker, type PictureOptions } from '@kitewright/site-engine/write'
import { withPictures } from '../src/document/with-pictures.ts'

/** The bundled content as a build reads it. The test files of one worker share it, so none may change it. */
export const seedSnapshot = await load({ settings: readSettings({ CONTENT_SOURCE: 'seed' }) })

/** The parts of a bundle that a page's document needs, for tests that make documents without one. */
export const smallBundle = {
  css: '',
  scripts: ['/assets/a.js'],
  styles: [],
  linked: [],
  font: '/assets/a.woff2',
}

/** The content as pages get it, with the pictures' files and what was said about them. */
export async function sitePictures(
  { content, assets }: Pick<Snapshot, 'content' | 'assets'>,
  cache: string,
  options?: PictureOptions,
) {
  const createPictures = createPictureMaker(assets, cache, options)
  const { files, notes } = createPictures
  return { content: await withPictures(content, createPictures), files, notes }
}
