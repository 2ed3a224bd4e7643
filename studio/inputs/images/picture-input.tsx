import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FormPatch, type ObjectInputProps, PatchEvent, set, unset } from 'sanity'
import { SmallButton } from '../../ui.tsx'

/** A picture with its problems, and after a replacement the alt text of the previous one. */
export function PictureInput(props: ObjectInputProps) {
  const { onChange, value } = props
  const picture: Picture | undefined = value
  const [former, setFormer] = useState('')
  // An upload writes one patch after another, faster than the form is drawn.
  const latest = useRef<Picture>({})
  useEffect(() => {
    latest.current = { asset: picture?.asset, alt: picture?.alt }
  }, [picture])

  const change = useCallback(
    (event: FormPatch | FormPatch[] | PatchEvent) => {
      const before = latest.current
      const patches = extendPatches(before, PatchEvent.from(event).patches)
      latest.current = applyPatches(before, patches)
      if (before.alt && latest.current.asset && !latest.current.alt) setFormer(before.alt)
      onChange(PatchEvent.from(patches))
    },
    [onChange],
  )

  return (
    <Stack gap={3}>
      {props.renderDefault({ ...props, onChange: change })}
      {/* Sanity shows warnings as a sign alone. */}
      {props.validation
        .filter(({ level }) => level === 'warning')
        .map(({ message }) => (
          <Card key={message} padding={3} radius={2} tone="caution" role="status">
            <Text size={1}>{message}</Text>
          </Card>
        ))}
      {former !== '' && picture?.asset && !picture.alt && (
        <Card border padding={3} radius={2} tone="caution" role="status">
          <Flex align="center" gap={3} justify="space-between">
            <Text size={1}>{`The former picture was described as “${former}”.`}</Text>
            <SmallButton
              text="Say the same of this one"
              onClick={() => onChange(withAlt(former))}
            />
          </Flex>
        </Card>
      )}
    </Stack>
  )
}

/** The fields of a picture that are used here. */
type Picture = { asset?: { _ref?: string }; alt?: string }

const isAt = ({ path }: FormPatch, field: string) => path.length === 1 && path[0] === field

/**
 * Patches of an upload or a choice, with their consequences: another picture has no alt text
 * yet, and a refused upload leaves an empty field empty.
 */
export function extendPatches(before: Picture, patches: readonly FormPatch[]): FormPatch[] {
  const chosen = patches.findLast((patch) => patch.type === 'set' && isAt(patch, 'asset'))
  const ref = chosen?.type === 'set' ? (chosen.value as Picture['asset'])?._ref : undefined
  if (ref !== undefined && ref !== before.asset?._ref && before.alt !== undefined) {
    return [...patches, unset(['alt'])]
  }
  const isOver = patches.some((patch) => patch.type === 'unset' && isAt(patch, '_upload'))
  const isEmpty = before.asset === undefined && before.alt === undefined
  return isOver && isEmpty && ref === undefined ? [unset()] : [...patches]
}

/** The picture after these patches, with the fields that are used here. */
export function applyPatches(before: Picture, patches: readonly FormPatch[]): Picture {
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
const withAlt = (alt: string) => set(alt, ['alt'])
