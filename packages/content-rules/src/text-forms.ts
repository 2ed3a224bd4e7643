/**
 * What a text of blocks may hold. The Studio offers this to editors, the rules refuse everything else, and
 * the site draws it. `code` as a mark, for example, is known to many editors and drawn by none of our pages.
 */
export const textForms = {
  styles: ['normal', 'h2', 'h3'],
  lists: ['bullet', 'number'],
  /** How deep a list may stand in lists: each takes 24 px of the width, which a phone has 280 of. */
  mostLevels: 5,
  /** Marks without data. */
  decorators: ['strong', 'em'],
  /** Marks that stand in `markDefs` of their block, by key. */
  annotations: ['link'],
  /** Objects among the words, which the build reads as words. */
  chips: ['price', 'contactFact'],
} as const

/** What the article of a post may hold besides. */
export const articleForms = {
  styles: [...textForms.styles, 'blockquote'],
  /** Objects between paragraphs. */
  objects: ['articlePicture', 'articleTable', 'articleCode'],
} as const

export type TextStyle = (typeof articleForms.styles)[number]
export type TextList = (typeof textForms.lists)[number]
export type TextDecorator = (typeof textForms.decorators)[number]
