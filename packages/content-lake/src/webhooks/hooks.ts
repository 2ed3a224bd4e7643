import type { DatabaseSync } from 'node:sqlite'
import { parse } from 'groq-js'
import { z } from 'zod'
import { createId, isDraftId, isFields } from '../core/document.ts'
import type { OutboxEntry } from '../core/store.ts'
import { getOperation, type Operation, type Transaction } from '../core/transaction.ts'
import { HttpError } from '../http/http-error.ts'

const operations: readonly Operation[] = ['create', 'update', 'delete']

const given = z
  .string('text')
  .nullish()
  .transform((text) => text ?? null)
const flag = z.boolean('true or false').nullish().transform(Boolean)

/** GROQ in delta mode, about one document. */
const groq = given.transform((text, context) => {
  const query = text?.trim() || null
  try {
    if (query !== null) parse(query, { mode: 'delta' })
    return query
  } catch (error) {
    context.addIssue(`GROQ (${error instanceof Error ? error.message : error})`)
    return z.NEVER
  }
})

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
const operationList = 'a list of create, update and delete'

const settings = z.object(
  {
    name: given,
    description: given,
    url: z.url({ protocol: /^https?$/, error: 'an http(s) address' }),
    httpMethod: z.enum(methods, methods.join(', ')).default('POST'),
    /** Additional request headers, for example an authorization. */
    headers: z.record(z.string(), z.string('text'), 'an object of texts').default({}),
    /** Signs the requests; null leaves them unsigned. */
    secret: given.transform((text) => text || null),
    /** Whether drafts are included. */
    includeDrafts: flag,
    isDisabledByUser: flag,
    apiVersion: given.transform((text) => text ?? 'v2021-03-25'),
    rule: z
      .object({
        on: z
          .array(z.enum(operations, operationList), operationList)
          .min(1, operationList)
          .default([...operations]),
        /** `_type == "service"`; null matches all. */
        filter: groq,
        /** Creates the body: `{_id, _type}`; null sends the whole document. */
        projection: groq,
      })
      .prefault({}),
  },
  'settings',
)

type Settings = z.infer<typeof settings>
type Known = { readonly id: string; readonly dataset: string; readonly createdAt: string }

/** A webhook in hosted Sanity's format. */
export type Hook = Known & Readonly<Settings> & { readonly type: 'document'; readonly name: string }

/**
 * Parses webhook settings, with defaults. Throws HttpError (400) that names the setting.
 *
 * @param known fields that the settings cannot change: id, dataset and creation time.
 */
export function parseHook(input: unknown, known: Known): Hook {
  const { data, error } = settings.safeParse(input)
  if (data) return { ...data, ...known, type: 'document', name: data.name ?? data.url }
  const [issue] = error.issues
  throw new HttpError(400, `Webhook: expected "${issue?.path.join('.')}" to be ${issue?.message}`)
}

/** Id prefix of webhooks from the start options, not from the API. */
const CONFIGURED = 'configured-'

/** The lake's webhooks, in the order of creation. */
export class Hooks {
  readonly #database: DatabaseSync
  readonly #dataset: string
  readonly #hooks = new Map<string, Hook>()

  constructor(database: DatabaseSync, dataset: string) {
    this.#database = database
    this.#dataset = dataset
    for (const { id, settings } of database.prepare('select * from hooks order by id').all()) {
      const input: unknown = JSON.parse(String(settings))
      const createdAt = String(isFields(input) && input.createdAt)
      this.#hooks.set(String(id), parseHook(input, { id: String(id), dataset, createdAt }))
    }
  }

  list(): Hook[] {
    return [...this.#hooks.values()]
  }

  get(id: string): Hook | undefined {
    return this.#hooks.get(id)
  }

  /** Throws HttpError (400). */
  add(settings: unknown): Hook {
    return this.#save(settings, createId(16))
  }

  /** Changes only the given settings. Throws HttpError (400). */
  update(hook: Hook, settings: object): Hook {
    return this.#save({ ...hook, ...settings }, hook.id)
  }

  remove(id: string): boolean {
    this.#database.prepare('delete from hooks where id = ?').run(id)
    return this.#hooks.delete(id)
  }

  /** Replaces the webhooks from the start options. Throws HttpError (400). */
  configure(list: readonly unknown[]): void {
    const ids = list.map((settings, index) => this.#save(settings, `${CONFIGURED}${index}`).id)
    for (const id of this.#hooks.keys()) {
      if (id.startsWith(CONFIGURED) && !ids.includes(id)) this.remove(id)
    }
  }

  /** Webhooks that a transaction may trigger; filters run when sending. */
  concernedBy({ changes }: Transaction): OutboxEntry[] {
    return this.list()
      .filter(({ isDisabledByUser }) => !isDisabledByUser)
      .flatMap((hook) =>
        changes
          .filter(({ id }) => hook.includeDrafts || !isDraftId(id))
          .filter((change) => hook.rule.on.includes(getOperation(change)))
          .map(({ id }) => ({ hook: hook.id, document: id })),
      )
  }

  #save(settings: unknown, id: string): Hook {
    const createdAt = this.get(id)?.createdAt ?? new Date().toISOString()
    const hook = parseHook(settings, { id, dataset: this.#dataset, createdAt })
    this.#database
      .prepare('insert or replace into hooks (id, settings) values (?, ?)')
      .run(id, JSON.stringify(hook))
    this.#hooks.set(id, hook)
    return hook
  }
}
