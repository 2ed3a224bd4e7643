/**
 * Allowed content of rich text: the Studio offers it, the rules reject anything else, and the site renders it. Editors
 * may paste others, such as the mark `code`, which no page renders.
 */
export const textForms = {
  styles: ['normal', 'h2', 'h3'],
  lists: ['bullet', 'number'],
  /** Maximum list depth: each level takes 24 px of a phone's 280. */
  mostLevels: 5,
  /** Marks without data. */
  decorators: ['strong', 'em'],
  /** Marks with data in `markDefs` of their block, by key. */
  annotations: ['link'],
  /** Inline objects that the build replaces by text. */
  tokens: ['price', 'contactFact'],
} as const

/** Additional content of a post's article. */
export const articleForms = {
  styles: [...textForms.styles, 'blockquote'],
  /** Objects between paragraphs. */
  objects: ['articlePicture', 'articleTable', 'articleCode'],
} as const

export type TextStyle = (typeof articleForms.styles)[number]
export type TextList = (typeof textForms.lists)[number]
export type TextDecorator = (typeof textForms.decorators)[number]
