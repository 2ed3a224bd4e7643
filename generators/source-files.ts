import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Names } from './names.ts'
import { type Import, inserted, insertedLines, offsetOf, type Place, withImport } from './places.ts'

const root = join(import.meta.dirname, '..')

/** A generator's changes, and the next steps that it prints. */
export type Plan = { files: SourceFiles; next: string }

/**
 * Planned sources. Nothing is written before the plan is complete, so that a failed plan changes nothing. Paths are
 * relative to the root of the repository.
 */
export class SourceFiles {
  private readonly changed = new Map<string, string>()

  /** Throws if the file exists. */
  add(path: string, text: string): this {
    if (existsSync(join(root, path))) throw new Error(`${path} exists already`)
    this.changed.set(path, text)
    return this
  }

  /** Inserts text at the place; throws if it is missing or not unique. */
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

  /** Adds an import; an existing one is unchanged. */
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

/** Renders `templates/<file>` with the names. */
export type Render = (file: string, names: Names) => string

/**
 * Writes and formats the files, derives schema and types, and returns the next steps. `GENERATE_TYPES=later` in the
 * environment skips the derivation, for several generators in a row.
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
