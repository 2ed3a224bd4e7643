import { defineLocaleResourceBundle } from 'sanity'

const title = 'The picture was not taken'
const description =
  'It could not be stored. Try again; if it happens again, export it anew as JPEG or PNG and upload that.'

/** In the place of “See the console”, for what only the lake finds out. */
export const uploadWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.title': title,
    'asset-sources.common.uploader.upload-failed.description': description,
    'inputs.file.upload-failed.title': title,
    'inputs.file.upload-failed.description': description,
  },
})
