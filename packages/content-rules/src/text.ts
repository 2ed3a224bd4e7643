/** Cleaning, names and forms of texts. */
export { cleaned } from './clean-text.ts'
export { type Head, headOf } from './head-of.ts'
export { nameOf, namesText } from './names.ts'
export { phoneHref } from './phone-href.ts'
export { safeLink } from './safe-link.ts'
export {
  articleForms,
  type TextDecorator,
  type TextList,
  type TextStyle,
  textForms,
} from './text-forms.ts'
