import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { followLake } from '@kitewright/content-loader/follow-lake'
import { readSettings } from '@kitewright/content-loader/settings'
import { bytesOf } from '@kitewright/site-engine/hashed-files'
import type { Plugin, ViteDevServer } from 'vite'
import type * as Server from '../src/entry-server.tsx'
import type * as Drawings from './drawings.ts'
import { earlyScript } from './early-script.ts'
import { kiteMarksStyle } from './kite-marks.ts'
import { inlineJson } from './page-html.ts'
import { sitePictures } from './pictures/site-pictures.ts'
import { pageWithWholeWords, withWholeWords } from './whole-words.ts'

/**
 * Development: renders each page on request from code and content as they are now. An edit of code
 * or of the seed shows in the open page by itself, and so does what is published in the lake.
 */
export function devPages(): Plugin {
  return {
    name: 'kitewright-dev-pages',
    apply: 'serve',
    configureServer(server) {
      const warn = onceEach((text) => server.config.logger.warn(text))
      showPublished(server, warn)
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://dev')
          try {
            const found = await respond(server, pathname, warn)
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

/** Reloads open pages when published content changes. Throws SettingsError. */
function showPublished({ httpServer, environments }: ViteDevServer, warn: (text: string) => void) {
  const { lake, contentSource } = readSettings(process.env)
  // Tests have a server that serves nobody.
  if (!lake || contentSource === 'seed' || !httpServer) return
  const stop = followLake(lake, () => environments.client.hot.send({ type: 'full-reload' }), warn)
  httpServer.once('close', stop)
}

/** Says each text once: every page is loaded anew and would say it again. */
function onceEach(say: (text: string) => void) {
  const said = new Set<string>()
  return (text: string) => {
    if (said.has(text)) return
    said.add(text)
    say(text)
  }
}

type Answer = { type: string; body: string | Buffer; status?: number }

const cache = join(import.meta.dirname, '../.cache')
const types: Record<string, string> = { '.svg': 'image/svg+xml', '.webp': 'image/webp' }

async function respond(
  server: ViteDevServer,
  pathname: string,
  warn: (text: string) => void,
): Promise<Answer | undefined> {
  const { load } = await server.ssrLoadModule('@kitewright/content-loader/load')
  const { configOf } = await server.ssrLoadModule('/prerender/config-of.ts')
  const { drawingsOf } = (await server.ssrLoadModule('/prerender/drawings.ts')) as typeof Drawings
  const { splashHtml } = await server.ssrLoadModule('/src/shell/splash/splash-html.ts')
  const { pagesOf, pageFile, render, canonicalPath } = (await server.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as typeof Server

  const settings = readSettings(process.env)
  const snapshot = await load({ settings, warn })
  const { content, files } = await sitePictures(snapshot, cache)
  const { art, files: drawings } = drawingsOf(content)
  const file = [...drawings, ...files].find(({ path }) => path === pathname)
  if (file) {
    return { type: types[extname(pathname)] ?? '', body: await bytesOf(file, cache) }
  }

  const pages = pagesOf(content).map(pageWithWholeWords)
  const json = pages.find((page) => pageFile(page.meta.path) === pathname)
  if (json) return { type: 'application/json', body: JSON.stringify(json) }
  if (/\.\w+$/.test(pathname)) return undefined

  const known = pages.find((page) => page.meta.path === canonicalPath(pathname))
  const data = known ?? pages[0]
  if (!data) return undefined
  const inlined = {
    site: withWholeWords(content.site),
    config: { ...configOf(settings, snapshot.loadedAt), art },
    data,
  }
  const { head, body } = await render(inlined)
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}<link rel="stylesheet" href="/src/styles/main.css"><style>${kiteMarksStyle(inlined)}</style></head><body><script>${earlyScript}</script>${splashHtml(content.site.settings.splash, art)}<div id="root">${body}</div><script type="application/json" id="page-data">${inlineJson(inlined)}</script><script type="module" src="/src/entry-client.tsx"></script></body></html>`
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
