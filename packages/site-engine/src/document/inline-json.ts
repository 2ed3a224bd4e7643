/** JSON that is safe inside a script element. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
