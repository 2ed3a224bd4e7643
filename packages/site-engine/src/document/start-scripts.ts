/// <reference lib="dom" />

/**
 * Starts the scripts after the first contentful paint: tags in the head would compete with the page for the network
 * (measured: LCP 816 ms instead of 1752 ms on a slow phone). If a picture is the largest part of the first screen, they
 * wait for it too. They wait for at most a second: some browsers do not report paints, as protection against
 * fingerprinting. A failure is recorded, so that the splash does not wait for failed scripts.
 *
 * The document contains it as text (`?script`). Addresses are attributes of its element, so that the site's policy
 * can use the hash of this script.
 */
const { scripts = '[]', styles = '[]' } = document.currentScript?.dataset ?? {}

function link(rel: string, files: string[], disabled: boolean) {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel, disabled, href }))
  }
}

async function start() {
  const files: string[] = JSON.parse(scripts)
  // Marked as loaded, since they are inlined: the bundle would load them again.
  link('stylesheet', JSON.parse(styles), true)
  link('modulepreload', files, false)
  try {
    // Imported one after another, so that a phone can respond in between, if the browser can yield.
    for (const file of files) {
      await import(/* @vite-ignore */ file)
      await (self as { scheduler?: { yield?: () => Promise<void> } }).scheduler?.yield?.()
    }
  } catch (error) {
    document.documentElement.dataset.scripts = 'failed'
    throw error
  }
}

async function waitForFirstScreen() {
  const painted = new Promise((resolve) => {
    new PerformanceObserver((entries) => {
      // A background alone is a paint, but not a contentful one.
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve(true)
    }).observe({ type: 'paint', buffered: true })
  })
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  await Promise.all([painted, picture?.decode().catch(() => {})])
}
const second = new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 1000))

// Without reports from the browser, the second decides.
Promise.race([waitForFirstScreen().catch(() => second), second]).then(start)
