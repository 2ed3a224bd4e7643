import { defineLocaleResourceBundle } from 'sanity'

/** Sanity's own menu of help is about its software: it says so, as an editor looks for help in Guide. */
export const helpMenuWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'help-resources.title': 'About Sanity, the software of this Studio. For help see Guide',
    'help-resources.action.help-and-support': 'Support for the software',
  },
})
