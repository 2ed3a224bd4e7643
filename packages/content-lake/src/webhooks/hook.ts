import { parse } from 'groq-js'
import { z } from 'zod'
import type { Operation } from '../core/transaction.ts'
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
    /** Sent along with every request, for example an authorization. */
    headers: z.record(z.string(), z.string('text'), 'an object of texts').default({}),
    /** Signs the requests; null leaves them unsigned. */
    secret: given.transform((text) => text || null),
    /** Whether drafts and versions count too. */
    includeDrafts: flag,
    isDisabledByUser: flag,
    apiVersion: given.transform((text) => text ?? 'v2021-03-25'),
    rule: z
      .object({
        on: z
          .array(z.enum(operations, operationList), operationList)
          .min(1, operationList)
          .default([...operations]),
        /** `_type == "service"`; null lets all through. */
        filter: groq,
        /** Makes the body: `{_id, _type}`; null sends the whole document. */
        projection: groq,
      })
      .prefault({}),
  },
  'settings',
)

type Settings = z.infer<typeof settings>
type Known = { readonly id: string; readonly dataset: string; readonly createdAt: string }

/** A webhook as hosted Sanity describes it: when to call which address, with what. */
export type Hook = Known & Readonly<Settings> & { readonly type: 'document'; readonly name: string }

/**
 * Reads the settings of a webhook, with defaults for what they leave out. Throws HttpError (400),
 * naming the setting.
 *
 * @param known what is not for the settings to say: id, dataset and the time of creation.
 */
export function parseHook(input: unknown, known: Known): Hook {
  const { data, error } = settings.safeParse(input)
  if (data) return { ...data, ...known, type: 'document', name: data.name ?? data.url }
  const [issue] = error.issues
  throw new HttpError(400, `Webhook: expected "${issue?.path.join('.')}" to be ${issue?.message}`)
}
