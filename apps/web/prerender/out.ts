import { resolve } from 'node:path'

/** The folder that receives the site. Another one than the usual leaves the site in `dist` as it is. */
export const out = resolve(import.meta.dirname, '..', process.env.OUT_DIR || 'dist')
