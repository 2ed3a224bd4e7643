declare module '*?script' {
  /** The module as script text (`createInlineScriptsPlugin`). */
  const text: string
  export default text
}
