import type { Plugin } from 'vite'

/**
 * Lets the bundler drop the parts of the router that the site does not use. The library creates them at
 * the top level by calls that it does not mark as pure, and names them for developer tools afterwards,
 * so all of them stay otherwise: 4 KB compressed of forms, fetchers and framework links on every page.
 */
export const leanRouter = (): Plugin => ({
  name: 'kitewright-lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})
