import '../src/styles/main.css'
import '../src/styles/utilities.css'
import { toCanonicalPath } from '@kitewright/site-engine/client'
import { createRoot } from 'react-dom/client'
import { loadPage } from '../src/app/loaded-page.tsx'
import { Drafts } from './draft-content.ts'
import { buildDraftSite, getServiceDrawings } from './draft-site.ts'
import { drawFor } from './drawings.ts'
import { connectToStudio, getPagePath } from './follow-studio.tsx'
import { Preview } from './preview.tsx'
import { fetchPublishedPage } from './published.ts'
import type { Shown } from './shown.ts'
import { askStudio } from './studio-documents.ts'
import { isEmbedded, rejectOtherMessages, waitForStudioMessage } from './studio-origin.ts'

rejectOtherMessages()
if (isEmbedded()) await start()

async function start() {
  const listeners = new Set<() => void>()
  let shown: Shown | undefined
  const show = (next: Shown) => {
    shown = next
    for (const changed of listeners) changed()
  }
  /** Grows with each edit, so that the result of an earlier one is dropped. */
  let newest = 0
  const first = fetchPublished()

  const studio = askStudio(async (documents) => {
    newest += 1
    const version = newest
    const [{ content, issues }, before] = [await drafts.getContent(documents), await first]
    if (content) await drawFor(getServiceDrawings(content))
    if (version !== newest) return
    const config = before.config
    show(
      content ? { ...buildDraftSite(content), config, issues } : { ...(shown ?? before), issues },
    )
  })
  const drafts = new Drafts(studio.published)

  // Other pages can open a window too, so the Studio must send a message first.
  if (parent === window) await waitForStudioMessage()
  const connected = connectToStudio()
  const before = await first
  shown ??= before
  const root = document.getElementById('root')
  if (!root) throw new Error('The page lacks #root')
  const store = {
    get: () => shown ?? before,
    subscribe(changed: () => void) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
  createRoot(root).render(<Preview store={store} />)
  await connected
}

/** The published page, shown until drafts arrive. */
async function fetchPublished(): Promise<Shown> {
  const { site, config, data } = await fetchPublishedPage(
    toCanonicalPath(getPagePath(location.pathname)),
  )
  await loadPage(data.page)
  return { site, config, getPage: null, issues: [] }
}
