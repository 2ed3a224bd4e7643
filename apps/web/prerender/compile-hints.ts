import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the chunks that every page starts with: Chrome compiles all of such a file as it arrives, beside
 * the main thread. Otherwise it compiles each function there when it is first called, which is half of
 * the work of starting a page. Put in front last of all, since it counts in the first line only.
 */
export const compileHints = (chunks: readonly string[]): Plugin => ({
  name: 'kitewright-compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && chunks.includes(file.name)) file.code = hint + file.code
      }
    },
  },
})
