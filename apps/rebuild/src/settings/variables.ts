import { z } from 'zod'

const unsetBlank = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value

/** An environment variable; blank counts as unset. */
export const createVariable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(unsetBlank, schema)

/** A whole number; `unit` names it in the error, as in “whole seconds from 1 to 60”. */
export function createIntegerVariable(unit: string, from: number, to: number, unset: number) {
  const expected = `${unit} from ${from} to ${to}`
  return createVariable(
    z
      .string()
      .regex(/^\d+$/, { error: expected })
      .transform(Number)
      .refine((value) => value >= from && value <= to, { error: expected })
      .default(unset),
  )
}

export const backupVariables = {
  BACKUP_FOLDER: createVariable(z.string().nullable().default(null)),
  BACKUP_KEEP: createIntegerVariable('a whole number from 1 to 10000', 1, 10_000, 14),
  BACKUP_COPY: createVariable(z.string().nullable().default(null)),
}
