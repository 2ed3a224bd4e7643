import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FormPatch, type ObjectInputProps, PatchEvent } from 'sanity'
import { type Picture, pictureAfter, picturePatches, withAlt } from './picture-patches.ts'

/** A picture, what visitors will miss in it, and when it was replaced, what was said of the former one. */
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
      const patches = picturePatches(before, PatchEvent.from(event).patches)
      latest.current = pictureAfter(before, patches)
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
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text="Say the same of this one"
              onClick={() => onChange(withAlt(former))}
            />
          </Flex>
        </Card>
      )}
    </Stack>
  )
}
