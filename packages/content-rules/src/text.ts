/** Cleaning, names and forms of texts. */
export { cleaned } from './clean-text.ts'
export { type Head, headOf } from './head-of.ts'
export { phoneHref, safeLink } from './hrefs.ts'
export { nameOf, namesText } from './names.ts'
export {
  articleForms,
  type TextDecorator,
  type TextList,
  type TextStyle,
  textForms,
} from './text-forms.ts'
