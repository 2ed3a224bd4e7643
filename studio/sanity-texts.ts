import { defineLocaleResourceBundle } from 'sanity'

/** Sanity's help menu is about its software: the title says so, as editors find help in Guide. */
export const helpMenuTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'help-resources.title': 'About Sanity, the software of this Studio. For help see Guide',
    'help-resources.action.help-and-support': 'Support for the software',
  },
})

/** New blocks start with weak references; the button makes one strong. */
export const sampleTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'inputs.reference.strength-mismatch.title': 'This is a sample',
    'inputs.reference.strength-mismatch.is-weak-description': 'The block started with this entry.',
    'inputs.reference.strength-mismatch.is-weak-consquences': 'Choose another one, or keep it.',
    'inputs.reference.strength-mismatch.strengthen-button-label': 'Keep it',
  },
})

const uploadFailed = 'The picture was not taken'
const whatToDo =
  'It could not be stored. Try again; if it happens again, export it again as JPEG or PNG, and upload that.'

/** Instead of “See the console”, for errors that only the lake finds. */
export const uploadTexts = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.title': uploadFailed,
    'asset-sources.common.uploader.upload-failed.description': whatToDo,
    'inputs.file.upload-failed.title': uploadFailed,
    'inputs.file.upload-failed.description': whatToDo,
  },
})
