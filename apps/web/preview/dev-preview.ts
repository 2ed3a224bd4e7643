import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'

/** Path of previews, and of all their modules on this server. */
const BASE = '/preview/'

/**
 * Development: the preview from the current code, on a separate server inside the site's, because both render the
 * same modules with different overrides. It starts with the first preview.
 */
export const createDevPreview = (): Plugin => ({
  name: 'kitewright-dev-preview',
  apply: 'serve',
  configureServer(site) {
    let started: Promise<ViteDevServer> | undefined
    const page = join(import.meta.dirname, 'preview.html')
    site.middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://dev')
      if (!`${pathname}/`.startsWith(BASE)) return next()
      try {
        started ??= createServer({
          configFile: join(import.meta.dirname, 'vite.config.ts'),
          base: BASE,
          server: { middlewareMode: true, hmr: { server: site.httpServer ?? undefined } },
          appType: 'custom',
        })
        const preview = await started
        site.httpServer?.once('close', () => preview.close())
        preview.middlewares(request, response, async () => {
          const html = (await readFile(page, 'utf8')).replace(
            '</title>',
            `</title><meta name="studio" content="${process.env.PUBLIC_STUDIO_URL ?? ''}">`,
          )
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(await preview.transformIndexHtml(request.url ?? BASE, html))
        })
      } catch (error) {
        next(error)
      }
    })
  },
})
