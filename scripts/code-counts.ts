/** A file of code and how many lines it has. */
export type CodeFile = { path: string; lines: number }

export type Counts = {
  files: number
  medianLines: number
  /** Of 20 lines or fewer: such a file has to earn its place. */
  short: number
  /** Over 300 lines: such a file needs a reason. */
  long: number
}

/** Whether a path is code that is written by hand and is no test. */
export const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|spec)\.tsx?$|\.d\.ts$|(^|\/)(e2e|tests|generated)\//.test(path)

export function countsOf(files: CodeFile[]): Counts {
  const lines = files.map((file) => file.lines).sort((one, other) => one - other)
  const middle = lines.length / 2
  const [below = 0, above = 0] = [lines[Math.ceil(middle) - 1], lines[Math.floor(middle)]]
  return {
    files: lines.length,
    medianLines: (below + above) / 2,
    short: lines.filter((count) => count <= 20).length,
    long: lines.filter((count) => count > 300).length,
  }
}

/** Files by the part of the repository in which they stand: `apps/web`, `packages/seed`, `studio`. */
export function byPart(files: CodeFile[]): Map<string, CodeFile[]> {
  const partOf = (path: string) =>
    path.match(/^(apps|packages|integrations)\/[^/]+/)?.[0] ?? path.split('/', 1)[0] ?? path
  return Map.groupBy(files, ({ path }) => partOf(path))
}
