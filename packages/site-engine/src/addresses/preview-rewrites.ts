import { PREVIEW_PATH } from './preview-path.ts'

/**
 * How hosts find the one file of the preview at the paths below it, for Cloudflare Pages and Netlify (`_redirects`; 200
 * is no redirect but another file) and Vercel. Without `.html`: they would send a browser on to the path without it.
 */
export const underscoreRedirects = `${PREVIEW_PATH}/* ${PREVIEW_PATH} 200\n`

export const vercelRewrites = [{ source: `${PREVIEW_PATH}/(.*)`, destination: PREVIEW_PATH }]
