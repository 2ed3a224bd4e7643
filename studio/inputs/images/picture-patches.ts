import { type FormPatch, set, unset } from 'sanity'

/** As much of a picture as is looked at here. */
export type Picture = { asset?: { _ref?: string }; alt?: string }

const isAt = ({ path }: FormPatch, field: string) => path.length === 1 && path[0] === field

/**
 * What an upload or a choice writes, and with it what that means for the rest: another picture has no alt text
 * yet, and an upload that was refused leaves nothing in an empty field.
 */
export function picturePatches(before: Picture, patches: readonly FormPatch[]): FormPatch[] {
  const chosen = patches.findLast((patch) => patch.type === 'set' && isAt(patch, 'asset'))
  const ref = chosen?.type === 'set' ? (chosen.value as Picture['asset'])?._ref : undefined
  if (ref !== undefined && ref !== before.asset?._ref && before.alt !== undefined) {
    return [...patches, unset(['alt'])]
  }
  const isOver = patches.some((patch) => patch.type === 'unset' && isAt(patch, '_upload'))
  const isEmpty = before.asset === undefined && before.alt === undefined
  return isOver && isEmpty && ref === undefined ? [unset()] : [...patches]
}

/** The picture after these patches, as far as it is looked at here. */
export function pictureAfter(before: Picture, patches: readonly FormPatch[]): Picture {
  const picture: Record<string, unknown> = { ...before }
  for (const patch of patches) {
    if (patch.type !== 'set' && patch.type !== 'unset') continue
    const value = patch.type === 'set' ? patch.value : undefined
    const [field] = patch.path
    if (field === undefined) Object.assign(picture, { asset: undefined, alt: undefined }, value)
    else if (patch.path.length === 1) picture[String(field)] = value
  }
  return picture as Picture
}

/** The words of another picture again. */
export const withAlt = (alt: string) => set(alt, ['alt'])
