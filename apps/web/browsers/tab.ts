/** A tab of any browser, as far as the journeys need it: what Firefox's and WebKit's drivers both can. */
export type Tab = {
  open: (url: string) => Promise<void>
  /** What the function answers inside the page. It sees nothing of this file but its arguments, which are JSON. */
  read: <Answer, Given extends unknown[]>(
    script: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Answer>
  /** Clicks the first element that matches, scrolled into view. */
  click: (css: string) => Promise<void>
  type: (css: string, text: string) => Promise<void>
  pressEscape: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

export type Engine = {
  name: string
  /** What is not installed here, or nothing. */
  missing: string | undefined
  /** Starts the browser. */
  start: () => Promise<{ newTab: () => Promise<Tab>; stop: () => Promise<void> }>
}

/** `read` by whatever a browser's driver has for running text inside the page. */
export const readBy =
  (run: (text: string) => Promise<unknown>): Tab['read'] =>
  async (script, ...given) =>
    (await run(`(${script})(...${JSON.stringify(given)})`)) as ReturnType<typeof script>
