import { safeLink } from '../hrefs.ts'
import { type Fields, foundText, isFields, type Problem } from '../problem.ts'

/** A local lake serves pictures without a certificate. */
const localAddress = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/[^\s\\]*$/

/** Requires a picture's address, and its size: without one, the page shifts when the picture loads. */
export function imageAsset({ url, metadata }: Fields): Problem[] {
  const problems: Problem[] = []
  if (!(typeof url === 'string' && (localAddress.test(url) || isPictureAddress(url)))) {
    problems.push({
      path: ['url'],
      message: 'This picture cannot be loaded. Upload it again.',
      expected: 'an https: address or a path of this site',
      found: foundText(url),
    })
  }
  const dimensions = isFields(metadata) ? metadata.dimensions : undefined
  for (const side of ['width', 'height']) {
    const size = isFields(dimensions) ? dimensions[side] : undefined
    if (typeof size === 'number' && Number.isFinite(size) && size > 0) continue
    problems.push({
      path: ['metadata', 'dimensions', side],
      message: 'The size of this picture is not known. Upload it again.',
      expected: 'a size in pixels',
      found: foundText(size),
    })
  }
  return problems
}

const isPictureAddress = (url: string) => safeLink(url) && /^(https:|\/)/i.test(url)
