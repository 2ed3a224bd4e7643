export type User = {
  id: string
  name: string
  email: string
}

/** The user of the local Studio. */
export const EDITOR: User = {
  id: 'local-editor',
  name: 'Local Editor',
  email: 'editor@localhost',
}

/** The user of the write token: imports, migrations, tests. */
export const SCRIPT: User = {
  id: 'local-script',
  name: 'Local Script',
  email: 'script@localhost',
}

/** The author of the initial content. */
export const SEEDER: User = {
  id: 'local-seed',
  name: 'Bundled Content',
  email: 'seed@localhost',
}

export const users: readonly User[] = [EDITOR, SCRIPT, SEEDER]

export const ROLE = {
  name: 'administrator',
  title: 'Administrator',
  description: 'May do everything',
  appliesToUsers: true,
  appliesToRobots: true,
}
