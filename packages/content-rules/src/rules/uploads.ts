import { foundText, isFields, type Problem } from '../problem.ts'
import type { FieldNode } from '../walk.ts'

/** Checks the kind of an uploaded file; its id ends in it: `file-<sha1>-mp4`. */
export function fileKind({ path, value, rules }: FieldNode): Problem[] {
  if (!rules?.endings || !isFields(value) || typeof value._ref !== 'string') return []
  const ending = value._ref.split('-').at(-1) ?? ''
  if (rules.endings.includes(ending)) return []
  const expected = `a file that ends in ${rules.endings.map((one) => `.${one}`).join(' or ')}`
  return [{ path, message: `Upload ${expected}.`, expected, found: foundText(`.${ending}`) }]
}
