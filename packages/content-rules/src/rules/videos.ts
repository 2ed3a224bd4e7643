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

const hasFile = (value: unknown) => isFields(value) && isFields(value.asset)

/** A video is a file or an address; a file with sound has captions. */
export function videoSource({ path, value }: FieldNode): Problem[] {
  if (!isFields(value) || value._type !== 'videoSection') return []
  const { video, file, captions, silent } = value
  const hasAddress = typeof video === 'string' && video !== ''
  if (hasFile(file) === hasAddress) {
    const [field, message, found] = hasAddress
      ? ['video', 'A file is uploaded already. Empty this, or remove the file.', 'both']
      : ['file', 'Upload a video, or write its address at YouTube or Vimeo.', 'nothing']
    return [{ path: [...path, field], message, expected: 'a file or an address', found }]
  }
  if (hasAddress || hasFile(captions) || silent === true) return []
  return [
    {
      path: [...path, 'captions'],
      message: 'Upload captions, or say below that the video has no sound.',
      expected: 'captions, or a video without sound',
      found: 'nothing',
    },
  ]
}
