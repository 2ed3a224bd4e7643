import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the chunks that every page starts with: Chrome compiles all of such a file as it arrives, beside
 * the main thread. Otherwise it compiles each function there when it is first called, a tenth of that
 * thread's time until a page is idle. Put in front last of all, as it counts in the first line only.
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
