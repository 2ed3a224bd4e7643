import { runSplash } from './run-splash.ts'

/** Inlined in the document right after the splash; its options are an attribute of its script element. */
runSplash(JSON.parse(document.currentScript?.dataset.options ?? ''))
