declare module '*?script' {
  /** The module as script text (`inlineScripts`). */
  const text: string
  export default text
}
