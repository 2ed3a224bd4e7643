import { rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Enquiry } from '@kitewright/protocol/enquiry'
import { makePrivateFile } from '@kitewright/protocol/private-files'
import { isDamage, rejectDamaged } from '../intake/database.ts'
import { GroupCommit } from '../intake/group-commit.ts'
import { syncFolder } from '../releases/disk.ts'

/** A destination of enquiries. */
export type DestinationName = 'lake' | 'mail' | 'chat'

/** A received enquiry; `at` in ms since 1970. */
export type Received = { enquiry: Enquiry; at: number }

const schema = `
  pragma user_version = 1;
  -- Of one that the lake holds and everybody took, the text is gone: so a repeated send is still known.
  create table enquiries (
    id text primary key,
    at integer not null,
    text text,
    in_lake integer not null default 0
  ) strict;
  create index enquiries_at on enquiries (at);
  create table waiting (
    destination text not null,
    id text not null references enquiries on delete cascade,
    primary key (destination, id)
  ) strict, without rowid;
  create index waiting_id on waiting (id);
`

/**
 * Stores enquiries, like the journal, in one file with a rollback journal, which leaves nothing behind. Deleted text is
 * overwritten. A method resolves when its change is on disk, and rejects when it was not stored.
 */
export class EnquiryStore {
  readonly #database: DatabaseSync
  readonly #commits: GroupCommit

  private constructor(database: DatabaseSync) {
    this.#database = database
    this.#commits = new GroupCommit(database)
  }

  /**
   * Opens the store of a data folder for these destinations. Drops deliveries to other ones, and queues enquiries that
   * the lake never had. Moves a damaged file to `aside`. Throws when the disk fails.
   */
  static async open(folder: string, destinations: readonly DestinationName[]) {
    const file = join(folder, 'enquiries.sqlite')
    const openStore = async () => {
      for (const end of ['-journal', '']) makePrivateFile(`${file}${end}`)
      return new EnquiryStore(openDatabase(file, destinations))
    }
    try {
      return { store: await openStore() }
    } catch (error) {
      if (!isDamage(error)) throw error
      const aside = `${file}.unreadable-${Date.now()}`
      // Its rollback journal first, which would damage a new file.
      for (const end of ['-journal', '']) await moveIfPresent(`${file}${end}`, `${aside}${end}`)
      await syncFolder(folder)
      return { store: await openStore(), aside }
    }
  }

  /** Stores an enquiry. False when its id is known; the first version stays. */
  async add({ enquiry, at }: Received, destinations: readonly DestinationName[]) {
    let isNew = false
    await this.#commits.write(() => {
      const { id } = enquiry
      const added = this.#run(
        'insert into enquiries (id, at, text) values (?, ?, ?) on conflict do nothing',
        ...[id, at, JSON.stringify(enquiry)],
      )
      isNew = added === 1
      if (!isNew) return
      for (const destination of destinations) {
        this.#run('insert into waiting values (?, ?)', destination, id)
      }
    })
    return isNew
  }

  /** Ids of enquiries that wait for a destination, oldest first. */
  waitingFor(destination: DestinationName): string[] {
    const rows = this.#all(
      'select id from waiting join enquiries using (id) where destination = ? order by at',
      destination,
    )
    return rows.map(({ id }) => String(id))
  }

  /** Null when its text was deleted. */
  read(id: string): Received | null {
    const [row] = this.#all('select at, text from enquiries where id = ?', id)
    return row?.text == null ? null : parseReceived(row)
  }

  /** Enquiries with their text here, newest first. */
  list(): Received[] {
    return this.#all('select at, text from enquiries where text is not null order by at desc').map(
      parseReceived,
    )
  }

  /** Records a delivery. Deletes the text when the lake has it and no destination waits for it. */
  markDelivered(destination: DestinationName, id: string): Promise<void> {
    return this.#commits.write(() => {
      this.#run('delete from waiting where destination = ? and id = ?', destination, id)
      if (destination === 'lake') this.#run('update enquiries set in_lake = 1 where id = ?', id)
      this.#run(`${blank} and id = ?`, id)
    })
  }

  /** Deletes selected texts from every queue; returns how many. Their ids stay known. */
  async deleteTexts(matches: (received: Received) => boolean): Promise<number> {
    const ids = this.list()
      .filter(matches)
      .map(({ enquiry }) => enquiry.id)
    await this.#commits.write(() => {
      for (const id of ids) {
        this.#run('update enquiries set text = null where id = ?', id)
        this.#run('delete from waiting where id = ?', id)
      }
    })
    return ids.length
  }

  /** Rejects when the disk cannot store an enquiry; leaves nothing. */
  probe(): Promise<void> {
    return this.#commits.write(() => {
      this.#run("insert into enquiries (id, at) values ('probe', 0)")
      this.#run("delete from enquiries where id = 'probe'")
    })
  }

  /** Deletes enquiries and ids before this time; returns how many. */
  async deleteOld(before: number): Promise<number> {
    let count = 0
    await this.#commits.write(() => {
      count = this.#run('delete from enquiries where at < ?', before)
    })
    return count
  }

  close(): void {
    this.#commits.flush()
    this.#database.close()
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#database.prepare(sql).run(...values).changes)
  }

  #all(sql: string, ...values: SQLInputValue[]) {
    return this.#database.prepare(sql).all(...values)
  }
}

/** Clears delivered enquiries that the lake has. */
const blank = `update enquiries set text = null where text is not null and in_lake = 1
  and not exists (select 1 from waiting where waiting.id = enquiries.id)`

const parseReceived = ({ at, text }: Record<string, unknown>): Received => ({
  at: Number(at),
  // Validated on receipt, perhaps by earlier rules.
  enquiry: JSON.parse(String(text)),
})

function openDatabase(file: string, destinations: readonly DestinationName[]): DatabaseSync {
  const database = new DatabaseSync(file)
  try {
    database.exec(`
      pragma locking_mode = exclusive; pragma synchronous = extra;
      pragma journal_mode = truncate; pragma secure_delete = on; begin immediate`)
    const { user_version: version } = database.prepare('pragma user_version').get() ?? {}
    if (version === 0) database.exec(schema)
    const all = JSON.stringify(destinations)
    database
      .prepare('delete from waiting where destination not in (select value from json_each(?))')
      .run(all)
    if (destinations.includes('lake')) {
      database.exec(`insert or ignore into waiting
        select 'lake', id from enquiries where text is not null and in_lake = 0`)
    }
    database.exec(blank)
    database.exec('commit')
    rejectDamaged(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

async function moveIfPresent(from: string, to: string): Promise<void> {
  const exists = await stat(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (exists) await rename(from, to)
}
