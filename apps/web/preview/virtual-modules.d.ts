declare module 'virtual:hand-drawings' {
  /** Names of the drawings that somebody drew; they are files of every site. */
  export const names: readonly string[]
}
