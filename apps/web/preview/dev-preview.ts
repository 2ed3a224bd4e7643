import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'

/** Where previews stand, and below which this server has all their modules. */
const BASE = '/preview/'

/**
 * Development: the preview from code as it is now. By a server of its own within that of the site, as both render the
 * same modules with others in the place of some. It starts when a preview is first looked at.
 */
export const devPreview = (): Plugin => ({
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
