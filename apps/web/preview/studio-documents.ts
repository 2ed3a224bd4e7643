import type { Fields } from '@kitewright/content-rules/check'
import { storedTypes } from '@kitewright/content-types/model'
import { createNode, createNodeMachine } from '@sanity/comlink'
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink'

/**
 * Requests documents, not pages: prices are filled in and rules checked before pages are queried. By type, so that
 * an edit reloads one type.
 */
const QUERY = '*[_type == $type]'

/** Milliseconds after which the Studio drops a query that is not repeated. */
const HEARTBEAT = 20_000

type StudioDataset = { projectId: string; dataset: string }
type Listener = (documents: readonly Fields[]) => void

/** All documents of one perspective; the same object until something changes. */
class Documents {
  readonly #byType = new Map<string, { text: string; documents: Fields[] }>()

  /** Stores the documents of a type; false if nothing changed. */
  take(type: string, documents: readonly Fields[]): boolean {
    const text = JSON.stringify(documents)
    const before = this.#byType.get(type)
    if (before?.text === text) return false
    const known = new Map(before?.documents.map((document) => [JSON.stringify(document), document]))
    const kept = documents.map((document) => known.get(JSON.stringify(document)) ?? document)
    this.#byType.set(type, { text, documents: kept })
    return this.isWhole
  }

  get isWhole() {
    return storedTypes.every((type) => this.#byType.has(type))
  }

  all(): Fields[] {
    return [...this.#byType.values()].flatMap(({ documents }) => documents)
  }
}

/**
 * Requests documents from the Studio around this page, with the rights of its editor; calls `onDrafts` with all
 * of them, and again after each edit. No token, no cookie and no request to the content lake.
 */
export function askStudio(onDrafts: Listener): { published: () => Promise<readonly Fields[]> } {
  const node = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    { name: 'loaders', connectTo: 'presentation' },
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  )
  let studio: StudioDataset | undefined
  let drafts = new Documents()
  const published = new Documents()
  const fullContent = Promise.withResolvers<readonly Fields[]>()
  let timer: ReturnType<typeof setInterval> | undefined
  let pending: ReturnType<typeof setTimeout> | undefined

  const ask = (perspective: 'drafts' | 'published') => {
    if (!studio) return
    for (const type of storedTypes) {
      const heartbeat = HEARTBEAT
      node.post('loader/query-listen', {
        ...studio,
        perspective,
        query: QUERY,
        params: { type },
        heartbeat,
      })
    }
  }

  node.on('loader/perspective', ({ projectId, dataset }) => {
    if (studio?.projectId !== projectId || studio.dataset !== dataset) drafts = new Documents()
    studio = { projectId, dataset }
    clearInterval(timer)
    ask('drafts')
    timer = setInterval(() => ask('drafts'), HEARTBEAT / 2)
  })

  node.on('loader/query-change', ({ query, params, perspective, result }) => {
    if (query !== QUERY) return
    const isPublished = perspective === 'published'
    const isNews = (isPublished ? published : drafts).take(String(params.type), result)
    if (isPublished && published.isWhole) fullContent.resolve(published.all())
    if (isPublished || !isNews) return
    // Collects changes of one tick.
    clearTimeout(pending)
    pending = setTimeout(() => onDrafts(drafts.all()))
  })

  node.start()
  return {
    published() {
      if (!published.isWhole) ask('published')
      return fullContent.promise
    },
  }
}
