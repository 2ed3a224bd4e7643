/// <reference lib="dom" />

/**
 * Starts the scripts after the first paint of something to read or see: tags in the head would compete with
 * the page itself for the network (measured: LCP 816 ms instead of 1752 ms on a slow phone). Where a picture
 * is the largest part of the first screen they wait for it too. Both a second at most: some browsers keep
 * quiet about what they paint, against being recognized. A failure is noted, so that the splash does not wait
 * for scripts that will not come.
 *
 * Stands in the document as text (`?script`). Addresses are attributes of its element, so that the
 * policy of the site can name the hash of this script.
 */
const { scripts = '[]', styles = '[]' } = document.currentScript?.dataset ?? {}

function link(rel: string, files: string[], disabled: boolean) {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel, disabled, href }))
  }
}

async function start() {
  const files: string[] = JSON.parse(scripts)
  // Named as there already, since they are inlined: the bundle would load their files once more.
  link('stylesheet', JSON.parse(styles), true)
  link('modulepreload', files, false)
  try {
    // One after another, so that a phone can answer in between, where the browser can yield.
    for (const file of files) {
      await import(/* @vite-ignore */ file)
      await (self as { scheduler?: { yield?: () => Promise<void> } }).scheduler?.yield?.()
    }
  } catch (error) {
    document.documentElement.dataset.scripts = 'failed'
    throw error
  }
}

async function firstScreen() {
  const painted = new Promise((resolve) => {
    new PerformanceObserver((entries) => {
      // The ground of a page alone is a paint too.
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve(true)
    }).observe({ type: 'paint', buffered: true })
  })
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  await Promise.all([painted, picture?.decode().catch(() => {})])
}
const second = new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 1000))

// Where the browser tells nothing, the second alone decides.
Promise.race([firstScreen().catch(() => second), second]).then(start)
