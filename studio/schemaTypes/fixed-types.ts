import { isSingleton } from '@kitewright/content-types/model'

/**
 * Whether the site has a place for just the documents of this type that there are: the singletons,
 * and the two legal pages, to which every page links.
 */
export const isFixed = (type: string): boolean => type === 'legalPage' || isSingleton(type)
