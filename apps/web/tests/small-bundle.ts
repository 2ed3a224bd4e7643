/** What a page's document needs of a bundle, for tests that make documents without one. */
export const smallBundle = {
  css: '',
  scripts: ['/assets/a.js'],
  styles: [],
  linked: [],
  font: '/assets/a.woff2',
}
