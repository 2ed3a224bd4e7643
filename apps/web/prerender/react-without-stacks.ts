import type { Plugin } from 'vite'

const made = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * React DOM makes five Errors as it starts, only to tell them apart when they are thrown; nobody sees their
 * stacks. But where a tool is attached (Lighthouse, a debugger), V8 reads all of React DOM once more for
 * them: 40 to 70 ms on a slow phone, which visitors do not pay and measurements would. Fails the build once
 * React is different.
 */
export const reactWithoutStacks = (): Plugin => ({
  name: 'kitewright-react-without-stacks',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      if (!code.match(made))
        this.error('React DOM makes no such Errors any more: remove this plugin')
      const stackless = '$1Object.assign(Object.create(Error.prototype), { message: $2 })'
      return { code: code.replace(made, stackless), map: null }
    },
  },
})
