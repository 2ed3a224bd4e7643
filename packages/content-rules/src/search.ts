/** How words are compared in a search. */
export { folded, foldedWords } from './folded.ts'
