import {
  buildContent,
  collectIssues,
  collectOwnIssues,
  omitUnusedUploads,
  withLastGood,
} from '@kitewright/content-loader/content'
import { ContentInvalidError } from '@kitewright/content-loader/errors'
import {
  type Fields,
  type Issue,
  isMissing,
  isSampleReference,
  withGaps,
} from '@kitewright/content-rules/check'
import { getVisibility } from '@kitewright/content-rules/dates'
import { resolveDocuments } from '@kitewright/content-rules/resolve'
import { cleanValue } from '@kitewright/content-rules/text'
import {
  type Crop,
  DEFAULT_WIDTH,
  getCroppedSize,
  getVisiblePart,
  getWidths,
  type LakePicture,
} from '@kitewright/site-engine/browser'
import type { SitePicture } from '@kitewright/site-engine/write'
import { withPictures } from '../src/document/with-pictures.ts'
import type { SiteContent } from '../src/routing/page-content.ts'
import { withMarks } from './marks.ts'

/** The pictures of drafts from the host of the content lake, cut and sized as the build does it with its own copies. */
const picturesOfLake = {
  addPictures: async <Item extends { image: LakePicture; ratio?: number }>(
    _: string,
    items: readonly Item[],
  ) => items.map((item) => ({ ...item, image: toSitePicture(item.image, item.ratio) })),
  copyFile: async (_: string, { src }: { src: string }) => src,
}

function toSitePicture(picture: LakePicture, ratio?: number): SitePicture {
  const { alt, src, width, height } = picture
  // The rules refuse a post without a picture; of a broken upload only the words can show.
  if (src === null || width === null || height === null) {
    return { alt, src: '', srcSet: null, width: 1, height: 1, focus: null }
  }
  const { crop, focus } = getVisiblePart({ ...picture, width, height }, ratio)
  const full = getCroppedSize(width, height, crop)
  const isDrawing = /\.svg$/i.test(src)
  if (isDrawing && !crop) return { alt, src, srcSet: null, width, height, focus }
  const getAddress = (wide: number) => {
    const url = new URL(src)
    if (crop) url.searchParams.set('rect', formatRect(crop, width, height))
    url.searchParams.set('w', String(wide))
    return url.href
  }
  const widths = getWidths(full.width, isDrawing)
  const defaultWidth = widths.findLast((wide) => wide <= DEFAULT_WIDTH) ?? widths[0] ?? full.width
  const srcSet = widths.map((wide) => `${getAddress(wide)} ${wide}w`).join(', ')
  return { alt, src: getAddress(defaultWidth), srcSet, ...full, focus }
}

/** Left, top, width and height, px. */
function formatRect(crop: Crop, width: number, height: number): string {
  const size = getCroppedSize(width, height, crop)
  return [
    Math.round(crop.left * width),
    Math.round(crop.top * height),
    size.width,
    size.height,
  ].join()
}

type CheckedDocument = { document: Fields; issues: Issue[] }

const known = new WeakMap<Fields, CheckedDocument>()

/** Samples show in a preview: with another space, or as strong references, the rule that refuses them does not know them. */
function withShownSamples(document: Fields): Fields {
  const text = JSON.stringify(document)
  if (!text.includes('"[Sample ') && !text.includes('"_weak":true')) return document
  return JSON.parse(text.replaceAll('"[Sample ', '"[Sample\u00a0'), (_, value) =>
    isSampleReference(value) ? { ...value, _weak: undefined } : value,
  )
}

/** A document as the build cleans and checks it; cached until it changes. */
function checkDocument(raw: Fields): CheckedDocument {
  const before = known.get(raw)
  if (before) return before
  const document = withShownSamples(cleanValue(raw))
  const checked = { document, issues: collectOwnIssues(document) }
  known.set(raw, checked)
  return checked
}

export type DraftIssue = {
  issue: Issue
  /** The entry was never valid: its page shows gaps. */
  isNew: boolean
  /** The field of a new entry is still to write. */
  isMissing: boolean
}

const asDraftIssue = (issue: Issue): DraftIssue => ({ issue, isNew: false, isMissing: false })

type DraftContent = {
  /** Null when there is nothing valid to show. */
  content: SiteContent | null
  /** Why some drafts are not in it as they are. */
  issues: readonly DraftIssue[]
}

/**
 * The build's steps in the browser: clean, validate, fill in prices, run the queries. An invalid entry keeps its last valid
 * version, so that a half-written post does not block other previews. A new
 * entry shows as far as it is written.
 */
export class Drafts {
  #lastGood: readonly Fields[] | undefined
  readonly #published: () => Promise<readonly Fields[]>

  /** @param published the published version, requested if a draft is invalid before any was valid. */
  constructor(published: () => Promise<readonly Fields[]>) {
    this.#published = published
  }

  async getContent(raw: readonly Fields[], now = Date.now()): Promise<DraftContent> {
    const all = omitUnusedUploads(raw.map(checkDocument))
    const documents = all.map(({ document }) => document)
    const own = all.flatMap((one) => one.issues)
    const issues = collectIssues(documents, now, own)
    if (issues.length === 0) return this.#build(documents, now, [])
    this.#lastGood ??= (await this.#published()).map((document) => checkDocument(document).document)
    const sorted = withLastGood(documents, this.#lastGood, now)
    if (!sorted) return { content: null, issues: issues.map(asDraftIssue) }
    const reported = sorted.quarantined.flatMap((quarantined) =>
      quarantined.issues.map((issue) => {
        const isNew = !quarantined.hasLastGood
        const own = documents.find(({ _id }) => _id === issue.document?.id)
        return { issue, isNew, isMissing: isNew && own !== undefined && isMissing(issue, own) }
      }),
    )
    const newEntries = sorted.quarantined.flatMap(({ id, hasLastGood }) => {
      const own = hasLastGood ? undefined : documents.find(({ _id }) => _id === id)
      const shown = own && withGaps(own, documents)
      return shown ? [shown] : []
    })
    const result =
      newEntries.length > 0 ? await this.#build(sorted.documents, now, reported, newEntries) : null
    return result?.content ? result : this.#build(sorted.documents, now, reported)
  }

  /** @param newEntries unfinished entries, in addition to the documents. */
  async #build(
    documents: readonly Fields[],
    now: number,
    issues: readonly DraftIssue[],
    newEntries: readonly Fields[] = [],
  ): Promise<DraftContent> {
    try {
      // A preview also shows entries with a later date.
      const all = [...documents, ...newEntries]
      const shown = all.filter((document) => getVisibility(document, now) !== 'ended')
      const content = buildContent(resolveDocuments(shown, all).map(withMarks))
      this.#lastGood = documents
      return { content: await withPictures(content, picturesOfLake), issues }
    } catch (error) {
      if (error instanceof ContentInvalidError) {
        return { content: null, issues: error.issues.map(asDraftIssue) }
      }
      throw error
    }
  }
}
