import { createHash } from 'node:crypto'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Snapshot } from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'
import { addedFiles } from '@kitewright/content-types/addresses'
import { LIVE_PATH } from '@kitewright/protocol/site'
import sharp from 'sharp'
import { movedHtml } from '../addresses/moved-pages.ts'
import { htmlFile, jsonFile, PREVIEW_FILE } from '../addresses/paths.ts'
import { hasPreview, previewHtml, readBundle } from '../bundle/page-bundle.ts'
import { compressFolder } from '../files/compress.ts'
import { type HashedFile, writeHashedFiles } from '../files/hashed-files.ts'
import { forgetUnused } from '../files/retained-files.ts'
import { staticFiles } from '../files/static-files.ts'
import { headerFiles } from '../headers/header-files.ts'
import { headerRules } from '../headers/header-rules.ts'
import { checkInlineCode } from '../headers/inline-code.ts'
import { type PictureOptions, pictureMaker } from '../pictures/picture-maker.ts'
import { BUILD_PATH, buildFacts } from './build-facts.ts'
import { loadProgram } from './site-program.ts'

/** A page that is about to be made: what it is made from, and which files of the site it fills. */
export type PagePlan = {
  path: string
  /** The same for the same content and configuration: with one bundle, the same key is the same bytes. */
  key: string
  /** As in `/services.html`. */
  files: string[]
  /** The document that it is made of, as an editor finds it: `service “Web Development” (service-web)`. */
  source: string
}

type Work = {
  snapshot: Snapshot
  settings: Settings
  /** Folder that holds `client/` and `server/` of the bundle. */
  bundleFolder: string
  /** Folder that receives the site; existing files are written over. */
  out: string
  /** Folder in which files that take long to make are kept between builds. */
  cache: string
  /**
   * Asked before each page. When the caller has put its files in place from an earlier build, the address of its
   * sharing picture, which is there too; else null.
   */
  reuse?: (plan: PagePlan) => Promise<string | null>
  pictures?: PictureOptions
}

/** A page with the address of its sharing picture. */
type WrittenPage = PagePlan & { image: string }

type Written = {
  pages: WrittenPage[]
  /** Drawings, pictures and sharing pictures that new pages name, each once; still to be written. */
  hashed: HashedFile[]
  /** What is not as the content says, for people. */
  notes: string[]
}

/**
 * Turns one content snapshot into HTML and JSON files: `/services` becomes `services.html`
 * for visitors and `services.json` for client navigation. The same snapshot gives the same bytes.
 * Answers the pages written and the hashed files that they name. Throws when any page fails to
 * render, with the path of the page and its document, and what pictureMaker throws.
 */
export async function writeSite(work: Work): Promise<Written> {
  const { snapshot, settings, bundleFolder, out, cache, reuse = async () => null } = work
  const program = await loadProgram(bundleFolder)
  const bundleOf = await readBundle(join(bundleFolder, 'client'), program.font)
  const pictures = pictureMaker(snapshot.assets, cache, work.pictures)
  const config = program.configOf(settings, snapshot.loadedAt)
  const site = await program.siteOf({ content: snapshot.content, config, pictures })
  const shared = createHash('sha256').update(JSON.stringify(site.shared))
  // Of all pages, also of those that are taken over from an earlier build: one policy names them all.
  const styles = new Set(site.pages.map(({ module, parts }) => bundleOf(module, parts).css))
  const policy = {
    ...site.policy,
    styles: [...site.policy.styles, ...styles],
  }
  const pages: WrittenPage[] = []
  const claim = claims()
  const hashed = [...site.drawings, ...pictures.files]

  for (const page of site.pages) {
    const { path } = page
    const [html, json] = [htmlFile(path), jsonFile(path)]
    // Hosts answer unknown paths with 404.html and status 404.
    const unknown = page === site.pages[0] ? '/404.html' : null
    const plan = {
      path,
      key: shared.copy().update(JSON.stringify(page.content)).digest('hex'),
      files: unknown ? [html, json, unknown] : [html, json],
      source: page.source,
    }
    for (const file of plan.files) claim(file, `the page ${path}, made of the ${page.source}`)
    const earlier = await reuse(plan)
    if (earlier) {
      pages.push({ ...plan, image: earlier })
      continue
    }
    /** A part of the page; a failure to make it names both, so that an editor knows where to look. */
    const made = async <Part>(make: () => Part | Promise<Part>): Promise<Part> => {
      try {
        return await make()
      } catch (cause) {
        throw new Error(
          `The page ${path}, made of the ${page.source}, could not be rendered: ${reasonOf(cause)}`,
          { cause },
        )
      }
    }
    const image = await made(() => {
      const chosen = page.sharingPicture()
      return 'svg' in chosen ? sharingPicture(chosen.svg) : chosen
    })
    hashed.push(image)
    pages.push({ ...plan, image: image.path })

    const document = (file: string, isUnknown: boolean) =>
      made(async () => {
        const options = { bundle: bundleOf(page.module, page.parts), image: image.path, isUnknown }
        const text = await page.html(options)
        checkInlineCode(file, text, policy)
        return text
      })
    await write(join(out, html), await document(html, false))
    await write(join(out, json), await made(() => JSON.stringify(page.json())))
    if (unknown) await write(join(out, unknown), await document(unknown, true))
  }
  const { studioUrl, hsts } = settings
  const isPreviewed = hasPreview(bundleFolder, studioUrl)
  const preview = isPreviewed ? { studioUrl, pictures: pictureHost(settings) } : null
  const forHosts = headerFiles(headerRules({ ...policy, studioUrl, hsts, preview }), {
    isPreviewed,
    pages: pages.map(({ path }) => path),
    moved: site.moved,
  })
  for (const page of site.moved) {
    claim(htmlFile(page.from), `the redirect from ${page.from} to ${page.to}`)
    await write(join(out, htmlFile(page.from)), movedHtml(page, settings.siteUrl))
  }
  const others = {
    ...(isPreviewed && { [PREVIEW_FILE]: await previewHtml(bundleFolder, studioUrl) }),
    ...forHosts,
    ...site.files(),
    [BUILD_PATH]: `${JSON.stringify(buildFacts(snapshot), null, 2)}\n`,
    [LIVE_PATH]: JSON.stringify(snapshot.revisions),
  }
  for (const path of [...Object.keys(others), ...Object.values(addedFiles)]) {
    claim(path, 'a file of the site itself')
  }
  for (const [path, body] of Object.entries(others)) await write(join(out, path), body)
  const files = [...new Map(hashed.map((file) => [file.path, file])).values()]
  return { pages, hashed: files, notes: pictures.notes }
}

/** Lets each file have one owner. Throws with the names of both, so that an editor knows which address to change. */
function claims() {
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

/** Where the content lake shows its pictures. */
const pictureHost = ({ lake }: Settings) => lake?.apiHost ?? 'https://cdn.sanity.io'

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

async function write(file: string, body: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
}

/** The PNG of a sharing picture; other sites show no SVG. Making one takes some 60 ms. */
function sharingPicture(svg: string): HashedFile {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  const make = () => sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
  return { path: `/social/${hash}.png`, make, slow: true }
}

type Build = {
  snapshot: Snapshot
  settings: Settings
  /** Folder that holds `client/` and `server/` of the bundle. */
  bundleFolder: string
  /** Folder that receives the site; it is emptied first. */
  out: string
  /** Folder in which files that take long to make are kept between builds. */
  cache: string
}

/**
 * Writes a whole site, ready to be served by any static host. The bundle must be there. Answers how
 * many pages it has; throws what `writeSite` throws.
 */
export async function writeFolder(build: Build): Promise<{ pages: number }> {
  const { bundleFolder, out, cache } = build
  await rm(out, { recursive: true, force: true })
  for (const { path, source } of await staticFiles(bundleFolder, build.settings)) {
    await mkdir(dirname(join(out, path)), { recursive: true })
    await copyFile(source, join(out, path))
  }
  const { pages, hashed } = await writeSite(build)
  await writeHashedFiles(hashed, out, cache)
  await compressFolder(out, cache)
  await forgetUnused(cache)
  return { pages: pages.length }
}
