import { createIssue, type Issue, isFields } from '@kitewright/content-types/model'
import type { FieldNode } from '../walk.ts'

/** Checks the kind of an uploaded file; its id ends in it: `file-<sha1>-mp4`. */
export function checkFileKind({ path, value, rules }: FieldNode): Issue[] {
  if (!rules?.endings || !isFields(value) || typeof value._ref !== 'string') return []
  const ending = value._ref.split('-').at(-1) ?? ''
  if (rules.endings.includes(ending)) return []
  const endings = rules.endings.map((one) => `.${one}`).join(' or ')
  return [createIssue(path, `Upload a file that ends in ${endings}.`)]
}
