import { runSplash } from './run-splash.ts'

/** Inlined in the head; its options are an attribute of its script element. */
runSplash(JSON.parse(document.currentScript?.dataset.options ?? ''))
