import { extname } from 'node:path'
import { type Snapshot, watchLake } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import type { Plugin, ViteDevServer } from 'vite'
import { toCanonicalPath, toJsonFile, toMarkdownFile } from '../addresses/paths.ts'
import { readBytes } from '../files/hashed-files.ts'
import { createHeaderRules, getHeaders } from '../headers/header-rules.ts'
import { createPictureMaker } from '../pictures/picture-maker.ts'
import type { Site, SiteProgram } from '../write/site-program.ts'

type Options = {
  /** Module of the site's program, from the project root. */
  program: string
  /** Entry module of a page. */
  client: string
  /** Linked styles, which are not inlined in development. */
  styles: string[]
  /** Cache folder of slow files. */
  cache: string
  /** Code that must run before the first component module, for hot replacement. */
  preamble: string
}

/**
 * Development: renders each page on request from current code and content. Open pages update after an edit of code or
 * seed, and after a publish in the lake.
 */
export function createDevPagesPlugin(options: Options): Plugin {
  return {
    name: 'site-engine-dev-pages',
    apply: 'serve',
    resolveId: (id) => (id === PREAMBLE ? id : null),
    load: (id) => (id === PREAMBLE ? options.preamble : null),
    configureServer(server) {
      const warn = logOnceEach((text) => server.config.logger.warn(text))
      showPublished(server, warn)
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://dev')
          try {
            const rendered = await respond(server, pathname, options, warn)
            if (rendered) response.writeHead(rendered.status, rendered.headers).end(rendered.body)
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
  // Tests have a server without connections.
  if (!lake || contentSource === 'seed' || !httpServer) return
  const stop = watchLake(lake, () => environments.client.hot.send({ type: 'full-reload' }), warn)
  httpServer.once('close', stop)
}

/** Logs each text once, although every page load repeats it. */
function logOnceEach(log: (text: string) => void) {
  const logged = new Set<string>()
  return (text: string) => {
    if (logged.has(text)) return
    logged.add(text)
    log(text)
  }
}

type Answer = { status: number; headers: Record<string, string>; body: string | Buffer }

/** Address of the preamble, the first script of a page. */
const PREAMBLE = '/@site-engine/preamble'
const types: Record<string, string> = { '.svg': 'image/svg+xml', '.webp': 'image/webp' }

const createFileResponse = (type: string, body: string | Buffer): Answer => ({
  status: 200,
  headers: { 'content-type': type },
  body,
})

async function respond(
  server: ViteDevServer,
  pathname: string,
  options: Options,
  warn: (text: string) => void,
): Promise<Answer | undefined> {
  const { cache } = options
  const { load } = await server.ssrLoadModule('@kitewright/content-loader/load')
  const { program } = (await server.ssrLoadModule(options.program)) as { program: SiteProgram }

  const settings = readSettings(process.env)
  const snapshot: Snapshot = await load({ settings, warn })
  const pictures = createPictureMaker(snapshot.assets, cache)
  const config = program.buildConfig(settings, snapshot.loadedAt)
  const site = await program.buildSite({ content: snapshot.content, config, pictures })
  const hashed = [...site.drawings, ...pictures.files].find(({ path }) => path === pathname)
  if (hashed)
    return createFileResponse(types[extname(pathname)] ?? '', await readBytes(hashed, cache))

  const json = site.pages.find(({ path }) => toJsonFile(path) === pathname)
  if (json) return createFileResponse('application/json', JSON.stringify(json.json()))
  const markdown = site.pages.find(({ path }) => toMarkdownFile(path) === pathname)
  if (markdown) return createFileResponse('text/markdown; charset=utf-8', markdown.markdown())
  if (/\.\w+$/.test(pathname)) return undefined

  const known = site.pages.find(({ path }) => path === toCanonicalPath(pathname))
  const page = known ?? site.pages[0]
  if (!page) return undefined
  const bundle = {
    css: '',
    linked: options.styles,
    styles: [],
    scripts: [PREAMBLE, options.client],
    font: `/${program.font}`,
  }
  const html = await page.html({ bundle, image: '', isUnknown: !known })
  return {
    status: known ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...getDevPolicy(site, pathname, options),
    },
    body: await server.transformIndexHtml(pathname, html),
  }
}

/** The built site's policy as report-only: Vite adds styles and a script to pages. */
function getDevPolicy(
  { policy }: Site,
  pathname: string,
  { preamble }: Options,
): Record<string, string> {
  const rules = createHeaderRules({
    ...policy,
    scripts: [...policy.scripts, preamble],
    styles: [],
    sources: [
      ...(policy.sources ?? []),
      { 'style-src': ["'unsafe-inline'"], 'connect-src': ['ws:'] },
    ],
  })
  const value = getHeaders(rules, pathname)['Content-Security-Policy']
  return value ? { 'content-security-policy-report-only': value } : {}
}
