/// <reference lib="dom" />

/** A worker that reads the files of a list into the browser's cache, which costs the page's own thread nothing. */
addEventListener('message', async ({ data: { list, loaded } }: MessageEvent<FilesToCache>) => {
  // Browsers cache only what is read to its end.
  const read = async (file: string) => (await fetch(file, { priority: 'low' })).text()
  try {
    const files: string[] = JSON.parse(await read(list))
    await Promise.all(files.filter((file) => !loaded.includes(file)).map(read))
  } catch (error) {
    console.warn(error)
  }
  close()
})

export type FilesToCache = {
  /** Address of a list of files (bundle/prefetch-files.ts). */
  list: string
  /** Files that the page has. */
  loaded: string[]
}
