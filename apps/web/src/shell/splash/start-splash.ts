import { runSplash } from './run-splash.ts'

/** Stands in the document as text, right after the splash; its options are an attribute of its element. */
runSplash(JSON.parse(document.currentScript?.dataset.options ?? ''))
