import type { Stats } from 'node:fs'
import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Check, createFailure, createOk, createWarning, type Finding } from './finding.ts'

/** A user of this machine. */
export type User = { name: string; uid: number; gid: number }

export type ServiceFiles = {
  /** Files of settings, which contain secrets. */
  settings: readonly string[]
  dataFolder: string
  /** Whether another server reads the releases in the data folder. */
  isDataShared: boolean
  /** Null: no backups on this machine. */
  backupFolder: string | null
  /** The code and the bundle that the service runs. */
  code: readonly string[]
  /** The user of the service; null: the owner of the data folder. */
  user: User | null
}

/** Which rights and owners the files of a folder may have. */
type Rule = {
  root: string
  /** Rights that other users must not have at a path, as bits of the mode. */
  forbidden: (path: string) => number
  /** The users that may own the files; null: any. */
  owners: readonly number[] | null
  /** The user that reads the files, and changes them if `owners` are known; null: root. */
  reader: User | null
}

type FileIssue = { kind: string; root: string; what: string; fix: (target: string) => string }

const READ = 4
const WRITE = 2
const ENTER = 1
const WRITABLE = 0o022
const WORLD_WRITABLE = 0o002
const READABLE = 0o044
const SHARED = 0o077
/** In shared folders such as /tmp nobody can replace files of another user. */
const STICKY = 0o1000

/** Folders of packages and tools, which have many thousands of files. */
const skipped = new Set(['node_modules', '.git', '.turbo'])

export const createFileChecks = (files: ServiceFiles): Check[] => [
  { name: 'Files', run: () => checkFiles(files) },
]

/** Checks rights and owners of all files that the service uses. */
export async function checkFiles(files: ServiceFiles): Promise<Finding[]> {
  const users = parseUsers(await readFile('/etc/passwd', 'utf8').catch(() => ''))
  const getName = (uid: number) => users.find((user) => user.uid === uid)?.name ?? `user ${uid}`
  const issues: FileIssue[] = []
  for (const rule of createRules(files, await findUser(files, getName))) {
    for await (const issue of listIssues(rule, getName)) issues.push(issue)
  }
  return toFileFindings(issues)
}

async function findUser({ user, dataFolder }: ServiceFiles, getName: (uid: number) => string) {
  if (user) return user
  const data = await stat(dataFolder).catch(() => null)
  return data && { name: getName(data.uid), uid: data.uid, gid: data.gid }
}

function createRules(files: ServiceFiles, user: User | null): Rule[] {
  const { settings, dataFolder, isDataShared, backupFolder, code } = files
  const own = { owners: user && [user.uid], reader: user }
  /** Databases hold enquiries, drafts and the journal, also those that were moved aside. */
  const isPrivate = (path: string) =>
    path.includes('.sqlite') || path === join(dataFolder, 'drafts')
  const getForbidden = (path: string) => {
    if (isPrivate(path)) return SHARED
    return path === dataFolder && !isDataShared ? SHARED & ~0o050 : WRITABLE
  }
  return [
    ...settings.map((root) => ({
      root,
      forbidden: () => SHARED,
      owners: user && [0, user.uid],
      reader: null,
    })),
    { ...own, root: dataFolder, forbidden: getForbidden },
    ...(backupFolder ? [{ ...own, root: backupFolder, forbidden: () => SHARED }] : []),
    ...code.map((root) => ({
      root,
      forbidden: () => WORLD_WRITABLE,
      owners: null,
      reader: user,
    })),
  ]
}

/** One finding for each kind of issue, as a wrong `chown -R` concerns thousands of files. */
function toFileFindings(issues: readonly FileIssue[]): Finding[] {
  const groups = Map.groupBy(issues, ({ kind, root }) => `${kind} ${root}`)
  const findings = [...groups.values()].flatMap(([first, ...rest]) => {
    if (!first) return []
    const { kind, root, what, fix } = first
    // Folders around several files have the same issue for each.
    const moreCount = rest.filter((issue) => issue.what !== what).length
    const more = moreCount > 0 ? ` (and ${moreCount} more in ${root})` : ''
    const create = kind === UNKNOWN ? createWarning : createFailure
    return [create(what + more, fix(moreCount > 0 ? `-R ${root}` : ''))]
  })
  return findings.length > 0 ? findings : [createOk('have the right owners and modes')]
}

const UNKNOWN = 'unknown'

async function* listIssues(
  rule: Rule,
  getName: (uid: number) => string,
): AsyncGenerator<FileIssue> {
  const path = await realpath(rule.root).catch(() => rule.root)
  for (const folder of listParents(path)) {
    const stats = await stat(folder).catch(() => null)
    const issue = stats && findParentIssue(folder, stats, rule)
    if (issue) yield issue
  }
  for await (const { entry, stats } of listEntries(path)) {
    const shown = rule.root + entry.slice(path.length)
    const issue = stats
      ? findIssue(shown, stats, rule, getName)
      : {
          kind: UNKNOWN,
          root: rule.root,
          what: `${shown} cannot be read here`,
          fix: () => 'Run this as root',
        }
    if (issue) yield issue
  }
}

/** A file or folder with everything in it; `stats` is null where this process may not look. */
async function* listEntries(entry: string): AsyncGenerator<{ entry: string; stats: Stats | null }> {
  try {
    const stats = await lstat(entry)
    if (stats.isSymbolicLink()) return
    yield { entry, stats }
    if (!stats.isDirectory()) return
    for (const name of await readdir(entry)) {
      if (!skipped.has(name)) yield* listEntries(join(entry, name))
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    // The running service removes files; the check of the service says what is missing.
    if (code === 'ENOENT') return
    if (code !== 'EACCES') throw error
    yield { entry, stats: null }
  }
}

function findIssue(
  path: string,
  stats: Stats,
  { root, forbidden, owners, reader }: Rule,
  getName: (uid: number) => string,
): FileIssue | null {
  const state = `${path} has mode ${formatMode(stats)}`
  if (owners && !owners.includes(stats.uid)) {
    const service = reader ? `, and the service runs as ${reader.name}` : ''
    const what = `${path} belongs to ${getName(stats.uid)}${service}`
    const chown = reader ? `chown -R ${reader.name}:` : 'chown root:'
    return { kind: 'owner', root, what, fix: () => `${chown} ${root}` }
  }
  const missing = reader && getMissingRight(stats, reader, owners !== null)
  if (missing) {
    const what = `${state}: ${reader.name} cannot ${missing} it`
    const users = owners ? 'u' : 'a'
    return { kind: 'rights', root, what, fix: (target) => `chmod ${users}+rX ${target || path}` }
  }
  const wrong = stats.mode & forbidden(path)
  if (wrong === 0) return null
  const verb = wrong & WRITABLE ? 'change' : 'read'
  const change = wrong & READABLE ? 'go-rwx' : 'go-w'
  const what = `${state}: other users can ${verb} it`
  return { kind: verb, root, what, fix: (target) => `chmod ${change} ${target || path}` }
}

/** The folders around a file: a user who can change one can replace the file. */
function findParentIssue(path: string, stats: Stats, { reader }: Rule): FileIssue | null {
  const state = `${path} has mode ${formatMode(stats)}`
  if (stats.mode & WORLD_WRITABLE && !(stats.mode & STICKY)) {
    const what = `${state}: other users can replace files in it`
    return { kind: 'parent', root: path, what, fix: () => `chmod o-w ${path}` }
  }
  if (!reader || hasAccess(stats, reader, ENTER)) return null
  const what = `${state}: ${reader.name} cannot enter it`
  return { kind: 'parent', root: path, what, fix: () => `chmod a+x ${path}` }
}

const formatMode = ({ mode }: Stats) => (mode & 0o7777).toString(8).padStart(4, '0')

function getMissingRight(stats: Stats, user: User, shouldChange: boolean): string | null {
  const isFolder = stats.isDirectory()
  if (!hasAccess(stats, user, isFolder ? READ | ENTER : READ)) return 'read'
  return isFolder && shouldChange && !hasAccess(stats, user, WRITE) ? 'change' : null
}

/** Whether a user has rights, as bits of one digit of the mode. */
function hasAccess({ mode, uid, gid }: Stats, user: User, rights: number): boolean {
  if (user.uid === 0) return true
  const groupShift = user.gid === gid ? 3 : 0
  const shift = user.uid === uid ? 6 : groupShift
  return ((mode >> shift) & rights) === rights
}

function listParents(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [] : [...listParents(parent), parent]
}

/** The users in the text of `/etc/passwd`. */
export const parseUsers = (text: string): User[] =>
  text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
