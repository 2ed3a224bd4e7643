import { createHash } from 'node:crypto'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Snapshot } from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'
import { addedFiles } from '@kitewright/content-types/addresses'
import { LIVE_PATH } from '@kitewright/protocol/site'
import sharp from 'sharp'
import { renderRedirectPage } from '../addresses/moved-pages.ts'
import { PREVIEW_FILE, toHtmlFile, toJsonFile, toMarkdownFile } from '../addresses/paths.ts'
import { hasPreview, readBundle, renderPreviewHtml } from '../bundle/page-bundle.ts'
import { compressFolder } from '../files/compress.ts'
import { type HashedFile, writeHashedFiles } from '../files/hashed-files.ts'
import { deleteUnused } from '../files/retained-files.ts'
import { listStaticFiles } from '../files/static-files.ts'
import { headerFiles } from '../headers/header-files.ts'
import { createHeaderRules } from '../headers/header-rules.ts'
import { checkInlineCode } from '../headers/inline-code.ts'
import { createPictureMaker, type PictureOptions } from '../pictures/picture-maker.ts'
import { BUILD_PATH, buildFacts } from './build-facts.ts'
import { loadProgram } from './site-program.ts'

/** A page before it is made: its source, and its files. */
export type PagePlan = {
  path: string
  /** Depends on content and configuration: with one bundle, the same key gives the same bytes. */
  key: string
  /** For example `/services.html`. */
  files: string[]
  /** Its document, for an editor: `service “Web Development” (service-web)`. */
  source: string
}

type Work = {
  snapshot: Snapshot
  settings: Settings
  /** Folder with `client/` and `server/` of the bundle. */
  bundleFolder: string
  /** Output folder; existing files are overwritten. */
  out: string
  /** Cache folder of slow files. */
  cache: string
  /**
   * Called before each page. Returns the address of its sharing picture if the caller reuses the page and picture of an
   * earlier build, else null.
   */
  findReusable?: (plan: PagePlan) => Promise<string | null>
  pictures?: PictureOptions
}

type WrittenPage = PagePlan & { image: string }

type Written = {
  pages: WrittenPage[]
  /** Drawings, pictures and sharing pictures of new pages, each once; still to be written. */
  hashed: HashedFile[]
  /** Deviations from the content, for people. */
  notes: string[]
}

/**
 * Writes a snapshot as files: `/services` becomes `services.html` for visitors, `services.json` for client navigation
 * and `services.md` for assistants. The same snapshot gives the same bytes. Returns the written pages and the hashed files that they
 * use. Throws when a page fails to render, with its path and document, and the errors of createPictureMaker.
 */
export async function writeSite(work: Work): Promise<Written> {
  const { snapshot, settings, bundleFolder, out, cache, findReusable = async () => null } = work
  const program = await loadProgram(bundleFolder)
  const getBundle = await readBundle(join(bundleFolder, 'client'), program.font)
  const pictures = createPictureMaker(snapshot.assets, cache, work.pictures)
  const config = program.buildConfig(settings, snapshot.loadedAt)
  const site = await program.buildSite({ content: snapshot.content, config, pictures })
  const shared = createHash('sha256').update(JSON.stringify(site.shared))
  // Styles of all pages, reused ones included: they share one policy.
  const styles = new Set(site.pages.map(({ module, parts }) => getBundle(module, parts).css))
  const policy = {
    ...site.policy,
    styles: [...site.policy.styles, ...styles],
  }
  const pages: WrittenPage[] = []
  const claim = createClaims()
  const hashed = [...site.drawings, ...pictures.files]

  for (const page of site.pages) {
    const { path } = page
    const [html, json, markdown] = [toHtmlFile(path), toJsonFile(path), toMarkdownFile(path)]
    // Hosts answer unknown paths with 404.html and status 404.
    const unknown = page === site.pages[0] ? '/404.html' : null
    const plan = {
      path,
      key: shared.copy().update(JSON.stringify(page.content)).digest('hex'),
      files: [html, json, markdown, ...(unknown ? [unknown] : [])],
      source: page.source,
    }
    for (const file of plan.files) claim(file, `the page ${path}, made of the ${page.source}`)
    const previous = await findReusable(plan)
    if (previous) {
      pages.push({ ...plan, image: previous })
      continue
    }
    /** Makes a part of the page; an error names page and document, so that an editor knows where to look. */
    const makePart = async <Part>(make: () => Part | Promise<Part>): Promise<Part> => {
      try {
        return await make()
      } catch (cause) {
        throw new Error(
          `The page ${path}, made of the ${page.source}, could not be rendered: ${getReason(cause)}`,
          { cause },
        )
      }
    }
    const image = await makePart(() => {
      const chosen = page.sharingPicture()
      return 'svg' in chosen ? createSharingPicture(chosen.svg) : chosen
    })
    hashed.push(image)
    pages.push({ ...plan, image: image.path })

    const renderPage = (file: string, isUnknown: boolean) =>
      makePart(async () => {
        const options = { bundle: getBundle(page.module, page.parts), image: image.path, isUnknown }
        const text = await page.html(options)
        checkInlineCode(file, text, policy)
        return text
      })
    await write(join(out, html), await renderPage(html, false))
    await write(join(out, json), await makePart(() => JSON.stringify(page.json())))
    await write(join(out, markdown), await makePart(() => page.markdown()))
    if (unknown) await write(join(out, unknown), await renderPage(unknown, true))
  }
  const { studioUrl, hsts } = settings
  const isPreviewed = hasPreview(bundleFolder, studioUrl)
  const preview = isPreviewed ? { studioUrl, pictures: getPictureHost(settings) } : null
  const forHosts = headerFiles(createHeaderRules({ ...policy, hsts, preview }), {
    isPreviewed,
    pages: pages.map(({ path }) => path),
    moved: site.moved,
  })
  for (const page of site.moved) {
    claim(toHtmlFile(page.from), `the redirect from ${page.from} to ${page.to}`)
    await write(join(out, toHtmlFile(page.from)), renderRedirectPage(page, settings.siteUrl))
  }
  const staticFiles = {
    ...(isPreviewed && { [PREVIEW_FILE]: await renderPreviewHtml(bundleFolder, studioUrl) }),
    ...forHosts,
    ...site.files(),
    [BUILD_PATH]: `${JSON.stringify(buildFacts(snapshot), null, 2)}\n`,
    [LIVE_PATH]: JSON.stringify(snapshot.revisions),
  }
  for (const path of [...Object.keys(staticFiles), ...Object.values(addedFiles)]) {
    claim(path, 'a file of the site itself')
  }
  for (const [path, body] of Object.entries(staticFiles)) await write(join(out, path), body)
  const files = [...new Map(hashed.map((file) => [file.path, file])).values()]
  return { pages, hashed: files, notes: pictures.notes }
}

/** Ensures that each file has one owner. Throws with both names, so that an editor knows which address to change. */
function createClaims() {
  const owners = new Map<string, string>()
  return (file: string, owner: string) => {
    const first = owners.get(file)
    if (first) {
      throw new Error(
        `${file} would be written twice: by ${first}, and by ${owner}. Change an address.`,
      )
    }
    owners.set(file, owner)
  }
}

/** Origin of the content lake's pictures. */
const getPictureHost = ({ lake }: Settings) => lake?.apiHost ?? 'https://cdn.sanity.io'

const getReason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

async function write(file: string, body: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
}

/** The PNG of a sharing picture; other sites show no SVG. Making one takes some 60 ms. */
function createSharingPicture(svg: string): HashedFile {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  const make = () => sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
  return { path: `/social/${hash}.png`, make, slow: true }
}

type Build = {
  snapshot: Snapshot
  settings: Settings
  /** Folder with `client/` and `server/` of the bundle. */
  bundleFolder: string
  /** Folder that receives the site; it is emptied first. */
  out: string
  /** Cache folder of slow files. */
  cache: string
}

/**
 * Writes a whole site for any static host. The bundle must exist. Returns the number of
 * pages; throws the errors of `writeSite`.
 */
export async function writeFolder(build: Build): Promise<{ pages: number }> {
  const { bundleFolder, out, cache } = build
  await rm(out, { recursive: true, force: true })
  for (const { path, source } of await listStaticFiles(bundleFolder, build.settings)) {
    await mkdir(dirname(join(out, path)), { recursive: true })
    await copyFile(source, join(out, path))
  }
  const { pages, hashed } = await writeSite(build)
  await writeHashedFiles(hashed, out, cache)
  await compressFolder(out, cache)
  await deleteUnused(cache)
  return { pages: pages.length }
}
