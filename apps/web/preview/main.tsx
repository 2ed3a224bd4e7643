import '../src/styles/main.css'
import '../src/styles/utilities.css'
import { canonicalPath } from '@kitewright/site-engine/client'
import { createRoot } from 'react-dom/client'
import { loadPage } from '../src/app/loaded-page.tsx'
import { Drafts } from './draft-content.ts'
import { draftSite, drawnServices } from './draft-site.ts'
import { drawFor } from './drawings.ts'
import { connectToStudio, pagePath } from './follow-studio.tsx'
import { Preview } from './preview.tsx'
import { publishedPage } from './published.ts'
import type { Shown } from './shown.ts'
import { askStudio } from './studio-documents.ts'
import { firstStudioMessage, isBesideAnother, rejectOtherMessages } from './studio-origin.ts'

rejectOtherMessages()
if (isBesideAnother()) await start()

async function start() {
  const listeners = new Set<() => void>()
  let shown: Shown | undefined
  const show = (next: Shown) => {
    shown = next
    for (const changed of listeners) changed()
  }
  /** Grows with each edit, so that the result of an earlier one is dropped. */
  let newest = 0
  const first = published()

  const studio = askStudio(async (documents) => {
    newest += 1
    const turn = newest
    const [{ content, issues }, before] = [await drafts.contentOf(documents), await first]
    if (content) await drawFor(drawnServices(content))
    if (turn !== newest) return
    const config = before.config
    show(content ? { ...draftSite(content), config, issues } : { ...(shown ?? before), issues })
  })
  const drafts = new Drafts(studio.published)

  // Other pages can open a window too, so the Studio must send a message first.
  if (parent === window) await firstStudioMessage()
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
async function published(): Promise<Shown> {
  const { site, config, data } = await publishedPage(canonicalPath(pagePath(location.pathname)))
  await loadPage(data.page)
  return { site, config, pageAt: null, issues: [] }
}
