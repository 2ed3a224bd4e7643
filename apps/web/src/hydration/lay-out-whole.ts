/**
 * Lays out all of a page at once where the browser must find a place in it: that of a fragment, or the
 * one where the visitor was before a reload or Back. With guessed heights above, it would find another.
 * Stands in the document as text, before what is laid out.
 */
export const layOutWhole = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.whole=''`
