import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type * as Server from '../src/entry-server.tsx'
import { artBase, artworkFolder } from './art-base.ts'
import { inlineJson } from './page-html.ts'

/**
 * Development: renders each page on request from code and content as they are now, so that an edit
 * of either shows after a reload that the server asks for itself.
 */
export function devPages(): Plugin {
  return {
    name: 'kitewright-dev-pages',
    apply: 'serve',
    async configureServer(server) {
      const base = await artBase()
      server.middlewares.use(base, async (request, response, next) => {
        const file = join(artworkFolder, new URL(request.url ?? '/', 'http://dev').pathname)
        const body = await readFile(file).catch(() => null)
        if (body) answer(response, 'image/svg+xml', body)
        else next()
      })
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://dev')
          try {
            const found = await respond(server, pathname)
            if (found) answer(response, found.type, found.body, found.status)
            else next()
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error)
            next(error)
          }
        })
      }
    },
    hotUpdate({ file }) {
      if (file.includes('/packages/')) this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

type Answer = { type: string; body: string; status?: number }

async function respond(server: ViteDevServer, pathname: string): Promise<Answer | undefined> {
  const { load } = await server.ssrLoadModule('@kitewright/content-loader/load')
  const { readSettings } = await server.ssrLoadModule('@kitewright/content-loader/settings')
  const { configOf } = await server.ssrLoadModule('/prerender/config-of.ts')
  const { splashHtml } = await server.ssrLoadModule('/src/shell/splash/splash-html.ts')
  const { pagesOf, pageFile, render, canonicalPath } = (await server.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as typeof Server

  const settings = readSettings(process.env)
  const snapshot = await load({ settings })
  const asset = snapshot.assets.find((entry: { path: string }) => entry.path === pathname)
  if (asset) return { type: 'image/svg+xml', body: asset.body }

  const pages = pagesOf(snapshot.content)
  const json = pages.find((page) => pageFile(page.meta.path) === pathname)
  if (json) return { type: 'application/json', body: JSON.stringify(json) }
  if (/\.\w+$/.test(pathname)) return undefined

  const known = pages.find((page) => page.meta.path === canonicalPath(pathname))
  const data = known ?? pages[0]
  if (!data) return undefined
  const inlined = {
    site: snapshot.content.site,
    config: configOf(settings, snapshot.loadedAt),
    data,
  }
  const { head, body } = await render(inlined)
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}<link rel="stylesheet" href="/src/styles/main.css"></head><body>${splashHtml(snapshot.content.site.settings.splash)}<div id="root">${body}</div><script type="application/json" id="page-data">${inlineJson(inlined)}</script><script type="module" src="/src/entry-client.tsx"></script></body></html>`
  return {
    type: 'text/html; charset=utf-8',
    body: await server.transformIndexHtml(pathname, html),
    status: known ? 200 : 404,
  }
}

function answer(response: ServerResponse, type: string, body: string | Buffer, status = 200) {
  response.writeHead(status, { 'content-type': type })
  response.end(body)
}
