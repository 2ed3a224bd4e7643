import type { Page } from '@playwright/test'

/** Changes that real browsers, apps and extensions make to a page, as scripts that run before the page's own. */

const define = (target: string, name: string, descriptor: string) =>
  `Object.defineProperty(${target}, '${name}', { configurable: true, ...${descriptor} });`
const throwError = `() => { throw new DOMException('Refused', 'SecurityError') }`
const bothStorages = (descriptor: string) =>
  define('window', 'sessionStorage', descriptor) + define('window', 'localStorage', descriptor)
/** Before scripts that wait for the first paint. */
const whenParsed = (code: string) => `addEventListener('DOMContentLoaded', () => { ${code} });`

export const storages: Record<string, string> = {
  'storage that is refused': bothStorages(`{ get: ${throwError} }`),
  'spoilt memories': `
    try {
      for (const [key, value] of [['site-engine:scroll', '{'], ['kitewright:sidebar-closed', '<'], ['kitewright:sidebar-scroll', 'NaN']]) sessionStorage.setItem(key, value);
      localStorage.setItem('kitewright-analytics-consent', '{}');
    } catch {}`,
}

export const extensions: Record<string, string> = {
  'nodes and attributes of extensions': whenParsed(`
    document.documentElement.setAttribute('data-extension', 'on');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.append(Object.assign(document.createElement('div'), { textContent: 'Extension' }));
    document.getElementById('root').append(document.createElement('div'));`),
  'a text before the page, and one inside it': whenParsed(`
    document.getElementById('root').prepend('Extension');
    document.querySelector('main').prepend('Extension');`),
}

const throwing = (target: string, name: string) =>
  define(target, name, `{ value: function () { throw new Error('${name} is refused') } }`)

/** Each removes an interface that optional parts need; no part needs two of one set. */
export const restrictions: Record<string, string[]> = {
  'observers of what is in sight, and film': [
    throwing('window', 'IntersectionObserver'),
    throwing('HTMLMediaElement.prototype', 'play'),
  ],
  'observers of sizes, and animations': [
    throwing('window', 'ResizeObserver'),
    throwing('Element.prototype', 'animate'),
  ],
  'observers of performance, and popovers': [
    throwing('window', 'PerformanceObserver'),
    throwing('HTMLElement.prototype', 'hidePopover'),
  ],
  'performance entries, dialogs and scrolling': [
    throwing('Performance.prototype', 'getEntriesByType'),
    throwing('HTMLDialogElement.prototype', 'showModal'),
    throwing('window', 'scrollTo'),
  ],
  'matchMedia and scroll restoration': [
    throwing('window', 'matchMedia'),
    define('History.prototype', 'scrollRestoration', `{ set: ${throwError} }`),
  ],
  'idle callbacks, network information and inert parts': [
    throwing('window', 'requestIdleCallback'),
    define('Navigator.prototype', 'connection', `{ get: ${throwError} }`),
    define('HTMLElement.prototype', 'inert', `{ set: ${throwError} }`),
  ],
}

/** Files of parts that only add, by the names of their chunks. */
export const addingFiles = ['smooth-scroll', 'cookie-dialog', 'leaning-kite', 'motion-features']

/** Lets a file arrive with an error in it, or not at all. */
export async function breakFile(page: Page, name: string, how: 'throws' | 'is missing') {
  await page.route(`**/assets/${name}-*.js`, (route) =>
    how === 'throws'
      ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("spoilt")' })
      : route.abort(),
  )
}
