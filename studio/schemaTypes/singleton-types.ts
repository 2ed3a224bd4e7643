import { singletonNames } from '@kitewright/content-rules/problems-among'

/** Whether there is one document of the type, whose id is the name of the type. */
export const isSingleton = (type: string): boolean => Object.hasOwn(singletonNames, type)
