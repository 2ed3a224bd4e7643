import { defineLocaleResourceBundle } from 'sanity'

const replaceTexts = (namespace: string, resources: Record<string, string>) =>
  defineLocaleResourceBundle({ locale: 'en-US', namespace, resources })

const uploadFailed = 'The picture was not taken'
const whatToDo =
  'It could not be stored. Try again; if it happens again, export it again as JPEG or PNG, and upload that.'

const strengthMismatch = 'inputs.reference.strength-mismatch'
const result = 'panes.document-operation-results.operation-success'
const focusButton = 'buttons.focus-pane-button'

/** Sanity's own texts in the words of editors. */
export const sanityTexts = [
  replaceTexts('studio', {
    // Sanity's help menu is about its software: editors find help in Guide.
    'help-resources.title': 'About Sanity, the software of this Studio. For help see Guide',
    'help-resources.action.help-and-support': 'Support for the software',
    // Instead of “See the console”, for errors that only the lake finds.
    'asset-sources.common.uploader.upload-failed.title': uploadFailed,
    'asset-sources.common.uploader.upload-failed.description': whatToDo,
    'inputs.file.upload-failed.title': uploadFailed,
    'inputs.file.upload-failed.description': whatToDo,
    // New blocks start with weak references; the button makes one strong.
    [`${strengthMismatch}.title`]: 'This is a sample',
    [`${strengthMismatch}.is-weak-description`]: 'The block started with this entry.',
    [`${strengthMismatch}.is-weak-consquences`]: 'Choose another one, or keep it.',
    [`${strengthMismatch}.strengthen-button-label`]: 'Keep it',
  }),
  replaceTexts('structure', {
    'action.publish.validation-issues.tooltip': 'Fix the fields with an error first',
    // The title of a document that just left the view is “New Job”.
    [`${result}_unpublish`]: 'Visitors no longer see it',
    [`${result}_delete`]: 'Deleted. It is in the bin of the Time machine',
    [`${result}_discardChanges`]: 'All changes were discarded',
    [`${result}_duplicate`]: 'This is the copy',
    [`${focusButton}.aria-label.focus`]: 'Only this form (hide the lists)',
    [`${focusButton}.tooltip.focus`]: 'Only this form',
    [`${focusButton}.aria-label.collapse`]: 'Show the lists',
    [`${focusButton}.tooltip.collapse`]: 'Show the lists',
  }),
  replaceTexts('presentation', {
    'locations-banner.resolving.text': 'Looking for pages that show this …',
  }),
]
