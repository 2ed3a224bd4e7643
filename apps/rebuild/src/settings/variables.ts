import { z } from 'zod'

const blankIsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value

/** An environment variable; blank counts as unset. */
export const variable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankIsUnset, schema)

/** A whole number. */
export const wholeNumber = (expected: string, from: number, to: number, unset: number) =>
  variable(
    z
      .string()
      .regex(/^\d+$/, { error: expected })
      .transform(Number)
      .refine((value) => value >= from && value <= to, { error: expected })
      .default(unset),
  )

export const expectedSeconds = (from: number, to: number) => `whole seconds from ${from} to ${to}`
export const expectedMilliseconds = (from: number, to: number) =>
  `whole milliseconds from ${from} to ${to}`
