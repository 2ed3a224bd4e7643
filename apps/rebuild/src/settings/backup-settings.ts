import { z } from 'zod'
import { variable, wholeNumber } from './variables.ts'

export const backupVariables = {
  BACKUP_FOLDER: variable(z.string().nullable().default(null)),
  BACKUP_KEEP: wholeNumber('a whole number from 1 to 10000', 1, 10_000, 14),
  BACKUP_COPY: variable(z.string().nullable().default(null)),
}
