import { marked } from 'marked'

/** A heading, list, quote, link or bold words. */
const markdown = /^(#{1,6}|[-*+]|\d{1,3}[.)]|>) \S|\*\*\S|\[[^\]]+\]\([^)\s]+\)/m

/** The HTML of plain text that is written in Markdown, with its line breaks; undefined for other text. */
export const markdownToHtml = (text: string): string | undefined =>
  markdown.test(text) ? marked.parse(text, { async: false, breaks: true }) : undefined
