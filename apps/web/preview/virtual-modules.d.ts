declare module 'virtual:hand-drawings' {
  /** Names of hand-made drawings, which are files of every site. */
  export const names: readonly string[]
}
