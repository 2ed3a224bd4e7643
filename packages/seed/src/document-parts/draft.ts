/** A document as it is written here: the content lake adds the rest. */
export type Draft<T> = T extends unknown ? Omit<T, '_createdAt' | '_updatedAt' | '_rev'> : never
