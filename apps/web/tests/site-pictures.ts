import type { Snapshot } from '@kitewright/content-loader/load'
import { type PictureOptions, pictureMaker } from '@kitewright/site-engine/write'
import { withPictures } from '../src/document/with-pictures.ts'

/** The content as pages get it, with the pictures' files and what was said about them. */
export async function sitePictures(
  { content, assets }: Pick<Snapshot, 'content' | 'assets'>,
  cache: string,
  options?: PictureOptions,
) {
  const { madeIn, files, notes } = pictureMaker(assets, cache, options)
  return { content: await withPictures(content, { madeIn }), files, notes }
}
