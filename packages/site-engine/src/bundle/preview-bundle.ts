import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folderOf = (bundleFolder: string) => join(bundleFolder, 'preview')
const pageIn = (bundleFolder: string) => join(folderOf(bundleFolder), 'draft-preview/preview.html')

/** The scripts and styles of the preview, beside those of visitors. */
export const previewAssets = (bundleFolder: string) => join(folderOf(bundleFolder), 'assets')

/**
 * Whether a site has a preview: it knows its Studio, the only page that may show drafts, and the bundle holds one.
 */
export const hasPreview = (bundleFolder: string, studioUrl: string | null): studioUrl is string =>
  studioUrl !== null && existsSync(pageIn(bundleFolder))

/** The document of the preview, which is told the origin of the Studio. */
export async function previewHtml(bundleFolder: string, studioUrl: string): Promise<string> {
  const html = await readFile(pageIn(bundleFolder), 'utf8')
  // An origin holds no sign that would end the attribute.
  return html.replace('</title>', `</title><meta name="studio" content="${studioUrl}">`)
}
