import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { makePrivateFolder } from '@kitewright/protocol/private-files'
import { LINKS_PATH } from '@kitewright/protocol/requests'
import { toHtmlFile } from '@kitewright/site-engine/files'
import {
  createFileListener,
  type FolderFile,
  getCorrectedAddress,
  readFolderFiles,
  requestTarget,
  sendFile,
} from '@kitewright/site-engine/serve'
import { z } from 'zod'
import { runForEach } from '../for-each.ts'
import { createLimitedLog, type Log } from '../log.ts'

/** The page of a share link without pages. It uses no file of a release, as there may be none. */
const removedHtml = `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex,nofollow"><title>This link does not work</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;background:#f7f3eb;color:#0d1b36;font:1.125rem/1.5 system-ui,sans-serif}main{max-width:34rem}h1{font-size:2.25rem;line-height:1.1;margin:0 0 1rem}a{color:inherit;text-underline-offset:.2em;display:inline-block;padding:.625rem 0}</style>
</head><body><main><h1>This link does not work</h1>
<p>It was withdrawn, it has expired, or its pages are still being made. Ask the person who sent it for a new one.</p>
<p><a href="/">Go to the website</a></p></main></body></html>
`

const noteSchema = z.object({
  /** The link, and the request for which its pages were made. */
  id: z.string(),
  requestId: z.string(),
  /** ISO 8601. */
  at: z.iso.datetime(),
  ends: z.iso.datetime(),
  pages: z.array(z.object({ path: z.string(), title: z.string() })).min(1),
  pagesMore: z.number(),
})

/** Facts about the pages of a link, stored beside them. */
export type ShareNote = z.infer<typeof noteSchema>

/** A page or one of its files, a redirect, or the answer for a link without pages. */
type Found =
  | { id: string; file: FolderFile; page: string | undefined }
  | { location: string }
  | 'gone'

type StoredPages = { note: ShareNote; files: Map<string, FolderFile> }

/** Called for each page view; `isOpening`: the visitor came from outside the link. */
type OnSeen = (id: string, path: string, isOpening: boolean) => void

/** Hashes a token for use in file names, so that a file listing reveals no link. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
const NOTE = 'link.json'

/** The token, and the rest of the path. */
const address = new RegExp(`^${LINKS_PATH}/([\\w-]{32})(?![\\w-])(.*)$`, 's')
/** A link, or one that a chat cut off. */
const linkStart = new RegExp(`^${LINKS_PATH}/[\\w-]{20}`)

/**
 * A sandbox without scripts and forms, although the pages have the site's origin. They are not cached, indexed or sent
 * as referrer.
 */
const headers = {
  'Content-Security-Policy': [
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * Stores the pages of share links in a folder beside the releases, and serves them. Works from the start, without the
 * lake, until they end or are removed.
 */
export class SharePages {
  readonly #folder: string
  readonly #listener: ReturnType<typeof createFileListener>
  /** By the hash of the token. */
  readonly #stored = new Map<string, StoredPages>()
  onSeen: OnSeen = () => {}

  constructor(dataFolder: string, log: Log) {
    this.#folder = join(dataFolder, 'drafts')
    const limited = createLimitedLog(log)
    this.#listener = createFileListener(
      async (request, response, { path }) => {
        const match = this.#find(path)
        if (!match) throw new Error('The pages of a link were removed during the request')
        if (match === 'gone') {
          response.writeHead(410, { ...headers, 'content-type': 'text/html; charset=utf-8' })
          response.end(request.method === 'HEAD' ? undefined : removedHtml)
          return
        }
        if ('location' in match) {
          response.writeHead(302, { ...headers, location: match.location }).end()
          return
        }
        await sendFile(request, response, match.file, headers)
        if (match.page !== undefined) this.#countView(request, match.id, match.page)
      },
      // The address is secret, so it is not logged.
      (err) => limited.error({ err }, 'A share page could not be served'),
    )
  }

  /** Finds the pages of earlier processes, and removes unfinished and ended ones. */
  async open(): Promise<void> {
    const names = await listNames(this.#folder)
    if (names.length > 0) makePrivateFolder(this.#folder)
    await runForEach(names, async (name) => {
      const stored = /^[\da-f]{64}$/.test(name) ? await this.#read(name) : null
      if (stored) this.#stored.set(name, stored)
      else await this.#erase(name)
    })
    await this.removeEnded()
  }

  async removeEnded(): Promise<void> {
    const ended = [...this.#stored.values()].filter(({ note }) => hasEnded(note))
    await runForEach(ended, ({ note }) => this.remove(note.id))
  }

  /** The note of a link's pages; null when it has ended or has none under this token. */
  readNote(id: string, token: string): ShareNote | null {
    const stored = this.#stored.get(hashToken(token))
    return stored && stored.note.id === id && !hasEnded(stored.note) ? stored.note : null
  }

  /** Ids of all links with pages. */
  ids(): string[] {
    return [...this.#stored.values()].map(({ note }) => note.id)
  }

  /** The folder in which to make pages before `show`. */
  getStagingFolder(token: string): string {
    return join(this.#folder, `.${hashToken(token)}`, 'files')
  }

  /** Replaces the pages of a token by those in its `getStagingFolder`. */
  async show(token: string, note: ShareNote): Promise<void> {
    const name = hashToken(token)
    const folder = join(this.#folder, `.${name}`)
    await writeFile(join(folder, NOTE), JSON.stringify(note), { mode: 0o600 })
    this.#stored.delete(name)
    await this.#erase(name)
    await rename(folder, join(this.#folder, name))
    const stored = await this.#read(name)
    if (stored) this.#stored.set(name, stored)
  }

  /** Removes pages that were made but are not shown. */
  discard = (token: string): Promise<void> => this.#erase(`.${hashToken(token)}`)

  /** Removes the pages of a link. */
  async remove(id: string): Promise<void> {
    const names = [...this.#stored].filter(([, { note }]) => note.id === id).map(([name]) => name)
    for (const name of names) this.#stored.delete(name)
    await runForEach(names, (name) => this.#erase(name))
  }

  /**
   * Answers a request for a share page or an ended link. Otherwise returns false, so that the site answers it as an
   * unknown address.
   */
  handleRequest = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!request.url?.includes(LINKS_PATH)) return false
    const target = requestTarget(request.url)
    if (!target || !this.#find(target.path)) return false
    this.#listener(request, response)
    return true
  }

  #find(path: string): Found | null {
    const [, token = '', below = ''] = address.exec(path) ?? []
    const stored = token && this.#stored.get(hashToken(token))
    if (!stored || hasEnded(stored.note)) return linkStart.test(path) ? 'gone' : null
    const { note, files } = stored
    const findPage = (path: string) => note.pages.find((one) => one.path === path)?.path
    const page = findPage(below)
    const file = files.get(page === undefined ? below : toHtmlFile(page))
    if (file && (page !== undefined || !below.endsWith('.html'))) return { id: note.id, file, page }
    // Chats add full stops, slashes and parameters.
    const isPage = (path: string) => findPage(path) !== undefined
    const named = below.startsWith('/') && getCorrectedAddress({ path: below, search: '' }, isPage)
    const [first] = note.pages
    const target = named || (hasName(below) || !first ? null : encodeURI(first.path))
    return target === null ? null : { location: `${LINKS_PATH}/${token}${target}` }
  }

  #countView({ headers }: IncomingMessage, id: string, path: string) {
    // Link previews of chats and mails do not send this header, or say that they prefetch.
    if (headers['sec-fetch-dest'] !== 'document' || headers['sec-purpose']) return
    this.onSeen(id, path, headers['sec-fetch-site'] !== 'same-origin')
  }

  async #read(name: string): Promise<StoredPages | null> {
    const folder = join(this.#folder, name)
    const text = await readFile(join(folder, NOTE), 'utf8').catch(() => '')
    const note = parseNote(text)
    return note && { note, files: readFolderFiles(join(folder, 'files')) }
  }

  async #erase(name: string): Promise<void> {
    await rm(join(this.#folder, name), { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Whether the path below a token names a page, apart from what a chat adds. */
const hasName = (below: string) => /^[^&?#]*[\p{L}\p{N}]/u.test(below)

/** Empty without a folder: the service also starts on a full disk. */
const listNames = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

const hasEnded = ({ ends }: ShareNote) => Date.parse(ends) <= Date.now()

/** Null for a damaged note, or one of another version. */
function parseNote(text: string): ShareNote | null {
  try {
    return noteSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
