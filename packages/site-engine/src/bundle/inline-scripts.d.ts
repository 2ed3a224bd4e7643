declare module '*?script' {
  /** The module as the text of a script (`inlineScripts`). */
  const text: string
  export default text
}
