/** As pages show a text: a joiner keeps words like bug-fix on one line. */
export const shownWords = (text: string) => text.replace(/(?<=\w-)(?=[a-z])/gi, '\u2060')
