import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Names } from './names.ts'

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

  /** Puts text before the one place that reads like `anchor`; throws when it is not there just once. */
  before(path: string, anchor: string, text: string): this {
    return this.at(path, anchor, (found) => `${text}${found}`)
  }

  /** The same, after it. */
  after(path: string, anchor: string, text: string): this {
    return this.at(path, anchor, (found) => `${found}${text}`)
  }

  /** Imports a name; one that is imported already stays as it is. The formatter joins imports. */
  import(path: string, imported: string, from: string): this {
    const text = this.textOf(path)
    const [known = ''] = text.match(new RegExp(`import \\{[^}]*\\} from '${from}'`)) ?? []
    if (!new RegExp(`\\b${imported}\\b`).test(known)) {
      this.changed.set(path, `import { ${imported} } from '${from}'\n${text}`)
    }
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

  private at(path: string, anchor: string, change: (found: string) => string): this {
    const text = this.textOf(path)
    const count = text.split(anchor).length - 1
    if (count !== 1) {
      const found = JSON.stringify(anchor.trim())
      throw new Error(`${path} has ${count} places that read ${found}; the generator needs one`)
    }
    this.changed.set(path, text.replace(anchor, change))
    return this
  }

  private textOf(path: string): string {
    return this.changed.get(path) ?? readFileSync(join(root, path), 'utf8')
  }
}

/** The text of `templates/<file>` with the names filled in. */
export type Render = (file: string, names: Names) => string

/** Writes the files, derives schema and types from them, formats them, and says what comes next. */
export function carryOut({ files, next }: Plan): string {
  files.write()
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { cwd: root, stdio: 'pipe' })
  run(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...files.paths])
  run(process.execPath, [join(root, 'packages/content-types/scripts/generate.ts')])
  return [
    'Written, with the generated schema and types:',
    ...files.paths.map((path) => `  ${path}`),
    '',
    next,
  ].join('\n')
}
