import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, 'overrides')
const src = join(import.meta.dirname, '../src')

/** Modules of the site that the preview replaces, by their files; each has a file of the same name in `overrides`. */
const replaced = [
  join(src, 'analytics/analytics.tsx'),
  join(src, 'app/page-view.tsx'),
  join(src, 'pages/ledger/weeks.ts'),
  join(src, 'blocks/block-frames.tsx'),
  join(src, 'sections/service/headline-parts.ts'),
  join(src, 'shell/cookie-banner/cookie-banner.tsx'),
  join(src, 'ui/art.ts'),
]

const byFile = new Map(replaced.map((file) => [file, join(folder, basename(file))]))
const names = new Set(readdirSync(folder))

/**
 * Renders the site's own components with a few modules replaced: those that fetch pages, report to
 * other hosts or must not see the marks in texts, and with frames around blocks for the Studio. Components do not know the preview.
 * An override itself gets the original module.
 */
export const createPreviewOverrides = (): Plugin => ({
  name: 'kitewright-preview-overrides',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!names.has(basename(source)) || importer?.startsWith(folder)) return null
    const original = await this.resolve(source, importer, { ...options, skipSelf: true })
    return (original && byFile.get(original.id)) ?? null
  },
})
