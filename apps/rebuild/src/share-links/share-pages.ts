import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { LINKS_PATH } from '@kitewright/protocol/requests'
import { htmlFile } from '@kitewright/site-engine/files'
import {
  correctedAddress,
  type FolderFile,
  fileListener,
  folderFiles,
  requestTarget,
  sendFile,
} from '@kitewright/site-engine/serve'
import { z } from 'zod'
import { forEach } from '../for-each.ts'
import { type Log, limitLog } from '../log.ts'

/** Page of a share link that has no pages. It needs no file of a release, as there may be none. */
const goneHtml = `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex,nofollow"><title>This link does not work</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;background:#f7f3eb;color:#0d1b36;font:1.125rem/1.5 system-ui,sans-serif}main{max-width:34rem}h1{font-size:2.25rem;line-height:1.1;margin:0 0 1rem}a{color:inherit;text-underline-offset:.2em;display:inline-block;padding:.625rem 0}</style>
</head><body><main><h1>This link does not work</h1>
<p>It was withdrawn, it has expired, or its pages are still being made. Ask the person who sent it for a new one.</p>
<p><a href="/">Go to the website</a></p></main></body></html>
`

const noteSchema = z.object({
  /** The link, and the wish that its pages were made for. */
  id: z.string(),
  wish: z.string(),
  /** ISO 8601. */
  at: z.iso.datetime(),
  ends: z.iso.datetime(),
  pages: z.array(z.object({ path: z.string(), title: z.string() })).min(1),
  pagesMore: z.number(),
})

/** What is known of the pages of a link. */
export type ShareNote = z.infer<typeof noteSchema>

/** A page or a file that pages show, another address that has one, or the answer of a link that has none. */
type Found =
  | { id: string; file: FolderFile; page: string | undefined }
  | { location: string }
  | 'gone'

type Kept = { note: ShareNote; files: Map<string, FolderFile> }

/** A page was seen; `isOpening`: by a person who came from elsewhere. */
type OnSeen = (id: string, path: string, isOpening: boolean) => void

/** Folder and name in it under which a token is kept: who reads the disk's names cannot follow a link. */
const nameOf = (token: string) => createHash('sha256').update(token).digest('hex')
const NOTE = 'link.json'

/** The token, and what follows it. */
const address = new RegExp(`^${LINKS_PATH}/([\\w-]{32})(?![\\w-])(.*)$`, 's')
/** A link, or the beginning of one that a chat cut off. */
const linkStart = new RegExp(`^${LINKS_PATH}/[\\w-]{20}`)

/**
 * A sandbox that runs no script and sends no form, though the pages are those of the site; nothing of theirs may be
 * kept, found or told to others.
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
 * The pages of links, in a folder of their own beside the releases, and the way to them. They are there from the start
 * on, without the lake, until they end or are removed.
 */
export class SharePages {
  readonly #folder: string
  readonly #listener: ReturnType<typeof fileListener>
  /** By the name of the token. */
  readonly #kept = new Map<string, Kept>()
  /** Set by whoever tells editors of it. */
  onSeen: OnSeen = () => {}

  constructor(dataFolder: string, log: Log) {
    this.#folder = join(dataFolder, 'drafts')
    const limited = limitLog(log)
    this.#listener = fileListener(
      async (request, response, { path }) => {
        const found = this.#find(path)
        if (!found) throw new Error('The pages of a link went away')
        if (found === 'gone') {
          response.writeHead(410, { ...headers, 'content-type': 'text/html; charset=utf-8' })
          response.end(request.method === 'HEAD' ? undefined : goneHtml)
          return
        }
        if ('location' in found) {
          response.writeHead(302, { ...headers, location: found.location }).end()
          return
        }
        await sendFile(request, response, found.file, headers)
        if (found.page !== undefined) this.#noteSeen(request, found.id, found.page)
      },
      // The address is the link.
      (err) => limited.error({ err }, 'A page of a draft could not be answered'),
    )
  }

  /** Finds what earlier processes made, and removes what they left unfinished or what has ended. */
  async open(): Promise<void> {
    await forEach(await namesIn(this.#folder), async (name) => {
      const kept = /^[\da-f]{64}$/.test(name) ? await this.#read(name) : null
      if (kept) this.#kept.set(name, kept)
      else await this.#erase(name)
    })
    await this.removeEnded()
  }

  async removeEnded(): Promise<void> {
    const ended = [...this.#kept.values()].filter(({ note }) => hasEnded(note))
    await forEach(ended, ({ note }) => this.remove(note.id))
  }

  /** The pages of a link that has not ended; null where there are none under this token. */
  noteOf(id: string, token: string): ShareNote | null {
    const kept = this.#kept.get(nameOf(token))
    return kept && kept.note.id === id && !hasEnded(kept.note) ? kept.note : null
  }

  /** Ids of all links that have pages. */
  ids(): string[] {
    return [...this.#kept.values()].map(({ note }) => note.id)
  }

  /** Where pages may be made that `show` then shows. */
  makingFolder(token: string): string {
    return join(this.#folder, `.${nameOf(token)}`, 'files')
  }

  /** Shows the pages that were made under a token, in place of those that were there. */
  async show(token: string, note: ShareNote): Promise<void> {
    const name = nameOf(token)
    const made = join(this.#folder, `.${name}`)
    await writeFile(join(made, NOTE), JSON.stringify(note))
    this.#kept.delete(name)
    await this.#erase(name)
    await rename(made, join(this.#folder, name))
    const kept = await this.#read(name)
    if (kept) this.#kept.set(name, kept)
  }

  /** Removes what was made and is not to be shown. */
  discard = (token: string): Promise<void> => this.#erase(`.${nameOf(token)}`)

  /** From now on nobody sees the pages of this link. */
  async remove(id: string): Promise<void> {
    const names = [...this.#kept].filter(([, { note }]) => note.id === id).map(([name]) => name)
    for (const name of names) this.#kept.delete(name)
    await forEach(names, (name) => this.#erase(name))
  }

  /**
   * Answers a request for a page that is there, and for a link that leads nowhere. Else answers false, so that the
   * site answers it as any address that it does not know.
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
    const kept = token && this.#kept.get(nameOf(token))
    if (!kept || hasEnded(kept.note)) return linkStart.test(path) ? 'gone' : null
    const { note, files } = kept
    const pageAt = (place: string) => note.pages.find((one) => one.path === place)?.path
    const page = pageAt(below)
    const file = files.get(page === undefined ? below : htmlFile(page))
    if (file && (page !== undefined || !below.endsWith('.html'))) return { id: note.id, file, page }
    // Chats add full stops, slashes and parameters.
    const isPage = (place: string) => pageAt(place) !== undefined
    const named = below.startsWith('/') && correctedAddress({ path: below, search: '' }, isPage)
    const [first] = note.pages
    const place = named || (hasName(below) || !first ? null : encodeURI(first.path))
    return place === null ? null : { location: `${LINKS_PATH}/${token}${place}` }
  }

  #noteSeen({ headers }: IncomingMessage, id: string, path: string) {
    // Programs of chats and mails that look at a link say nothing of this, or that they only fetch it ahead.
    if (headers['sec-fetch-dest'] !== 'document' || headers['sec-purpose']) return
    this.onSeen(id, path, headers['sec-fetch-site'] !== 'same-origin')
  }

  async #read(name: string): Promise<Kept | null> {
    const folder = join(this.#folder, name)
    const text = await readFile(join(folder, NOTE), 'utf8').catch(() => '')
    const note = noteIn(text)
    return note && { note, files: folderFiles(join(folder, 'files')) }
  }

  async #erase(name: string): Promise<void> {
    await rm(join(this.#folder, name), { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Whether what follows a token names a page, beside what a chat adds. */
const hasName = (below: string) => /^[^&?#]*[\p{L}\p{N}]/u.test(below)

/** None where no link ever was: a full disk need not stop the service over it. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

const hasEnded = ({ ends }: ShareNote) => Date.parse(ends) <= Date.now()

/** Null for half a file, or one of another version. */
function noteIn(text: string): ShareNote | null {
  try {
    return noteSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
