import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Names } from './names.ts'
import { type Import, inserted, insertedLines, offsetOf, type Place, withImport } from './places.ts'

const root = join(import.meta.dirname, '..')

/** What a generator will do to the sources, and what it then says. */
export type Plan = { files: SourceFiles; next: string }

/**
 * The sources as they will be. Nothing is written before all is planned, so that a plan which fails
 * leaves everything as it was. Paths are relative to the root of the repository.
 */
export class SourceFiles {
  private readonly changed = new Map<string, string>()

  /** Throws when there is such a file. */
  add(path: string, text: string): this {
    if (existsSync(join(root, path))) throw new Error(`${path} is there already`)
    this.changed.set(path, text)
    return this
  }

  /** Puts text at the one place that fits; throws when there is none or several. */
  insert(path: string, place: Place, added: string): this {
    const text = this.textOf(path)
    this.changed.set(path, inserted(text, offsetOf(path, text, place), added))
    return this
  }

  /** The same for lines of a query. */
  insertLines(path: string, place: Place, lines: string): this {
    const text = this.textOf(path)
    this.changed.set(path, insertedLines(text, offsetOf(path, text, place), lines))
    return this
  }

  /** Imports a name; one that is imported already stays as it is. */
  import(path: string, imported: Import): this {
    this.changed.set(path, withImport(path, this.textOf(path), imported))
    return this
  }

  get paths(): string[] {
    return [...this.changed.keys()]
  }

  write(): void {
    for (const [path, text] of this.changed) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }

  private textOf(path: string): string {
    return this.changed.get(path) ?? readFileSync(join(root, path), 'utf8')
  }
}

/** The text of `templates/<file>` with the names filled in. */
export type Render = (file: string, names: Names) => string

/**
 * Writes the files, formats them, derives schema and types from them, and says what comes next. With
 * `GENERATE_TYPES=later` in the environment nothing is derived yet, for whoever generates several things in a row.
 */
export function carryOut({ files, next }: Plan): string {
  files.write()
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { cwd: root, stdio: 'pipe' })
  run(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...files.paths])
  if (process.env.GENERATE_TYPES !== 'later') {
    run(process.execPath, [join(root, 'packages/content-types/scripts/generate.ts')])
  }
  return ['Written:', ...files.paths.map((path) => `  ${path}`), '', next].join('\n')
}
