/** Cleaning, names and forms of texts. */
export { cleaned } from './clean-text.ts'
export { phoneHref, safeLink } from './hrefs.ts'
export { type Head, metadataOf } from './metadata.ts'
export { nameOf, namesText } from './names.ts'
export {
  articleForms,
  type TextDecorator,
  type TextList,
  type TextStyle,
  textForms,
} from './text-forms.ts'
