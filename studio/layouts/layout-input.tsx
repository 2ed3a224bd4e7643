import { Card, Flex, Grid, Radio, Stack, Text } from '@sanity/ui'
import { type StringInputProps, set } from 'sanity'
import { LayoutPicture } from './layout-picture.tsx'

/** The layouts of a service page, each with a picture of it. */
export function LayoutInput(props: StringInputProps) {
  const { value, onChange, readOnly, elementProps, schemaType } = props
  const layouts = (schemaType.options?.list ?? []).flatMap((one) =>
    typeof one === 'string' ? [] : [one],
  )
  return (
    <Grid gridTemplateColumns={[1, 3]} gap={3} role="radiogroup" aria-label={schemaType.title}>
      {layouts.map(({ value: layout = '', title = '' }, place) => {
        const [name, what = ''] = title.split(': ')
        return (
          <Card
            key={layout}
            as="label"
            border
            radius={2}
            overflow="hidden"
            tone={layout === value ? 'primary' : 'default'}
          >
            <LayoutPicture layout={layout} />
            <Flex gap={3} padding={3} align="flex-start">
              <Radio
                {...(place === 0 ? elementProps : {})}
                name={elementProps.id}
                checked={layout === value}
                readOnly={readOnly}
                onChange={() => onChange(set(layout))}
              />
              <Stack gap={3}>
                <Text size={1} weight="medium">
                  {name}
                </Text>
                <Text size={1} muted>
                  {what}
                </Text>
              </Stack>
            </Flex>
          </Card>
        )
      })}
    </Grid>
  )
}
