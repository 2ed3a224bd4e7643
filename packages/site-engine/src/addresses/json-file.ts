/** Address of the JSON that holds a page's content: "/services" -> "/services.json". */
export const jsonFile = (path: string) => (path === '/' ? '/index.json' : `${path}.json`)
