import { colour } from '@kitewright/artwork/kite'
import { Card, Flex, Grid, Radio, Stack } from '@sanity/ui'
import type { ReactNode } from 'react'
import { type StringInputProps, set } from 'sanity'
import { Muted, Strong } from '../../ui.tsx'

/** The layouts of a service page, each with a picture of it. */
export function LayoutInput(props: StringInputProps) {
  const { value, onChange, readOnly, elementProps, schemaType } = props
  const layouts = (schemaType.options?.list ?? []).flatMap((one) =>
    typeof one === 'string' ? [] : [one],
  )
  return (
    <Grid gridTemplateColumns={[1, 3]} gap={3} role="radiogroup" aria-label={schemaType.title}>
      {layouts.map(({ value: layout = '', title = '' }, index) => {
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
                {...(index === 0 ? elementProps : {})}
                name={elementProps.id}
                checked={layout === value}
                readOnly={readOnly}
                onChange={() => onChange(set(layout))}
              />
              <Stack gap={3}>
                <Strong>{name}</Strong>
                <Muted>{what}</Muted>
              </Stack>
            </Flex>
          </Card>
        )
      })}
    </Grid>
  )
}

const { ink, rani, firozi, kesar, haldi, vellum, paper, rule } = colour

/** A bar of text, x, y and width in a sheet of 96 by 72. */
const drawTextBar = (x: number, y: number, width: number, fill: string = rule) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height="2.5" rx="1" fill={fill} />
)

const drawKite = (x: number, y: number, size: number, fill: string) => (
  <path d={`M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}z`} fill={fill} />
)

/** One large drawing, with its parts below. */
const specimen = (
  <>
    {drawTextBar(8, 14, 26, ink)}
    {drawTextBar(8, 20, 20, ink)}
    {drawTextBar(8, 28, 28)}
    <rect x="42" y="9" width="46" height="30" fill={vellum} />
    {drawKite(65, 24, 12, rani)}
    {[8, 29, 50, 71].map((x) => (
      <g key={x}>
        <rect x={x} y="46" width="17" height="12" fill={vellum} />
        {drawKite(x + 8.5, 52, 4, firozi)}
        {drawTextBar(x, 61, 13)}
      </g>
    ))}
  </>
)

/** Columns of numbers, with a drawing of the system across the page. */
const ledger = (
  <>
    {drawTextBar(8, 11, 34, ink)}
    {[20, 26, 32].map((y) => (
      <g key={y}>
        {drawTextBar(8, y, 30)}
        {drawTextBar(62, y, 26, kesar)}
        <path d={`M8 ${y + 4.5}H88`} stroke={rule} strokeWidth=".6" />
      </g>
    ))}
    <path d="M10 50H86" stroke={ink} strokeWidth="1" />
    {[12, 30, 48, 66, 84].map((x) => (
      <g key={x}>
        {drawKite(x, 50, 4, firozi)}
        {drawTextBar(x - 4, 60, 8)}
      </g>
    ))}
  </>
)

/** The steps in four frames, from left to right. */
const storyboard = (
  <>
    {drawTextBar(8, 11, 40, ink)}
    {drawTextBar(8, 17, 28)}
    <path d="M8 42C30 24 60 44 88 27" stroke={ink} strokeWidth=".8" fill="none" />
    {[rani, haldi, kesar, firozi].map((fill, index) => {
      const x = 8 + index * 20.5
      return (
        <g key={fill}>
          <rect x={x} y="25" width="18.5" height="22" fill="none" stroke={rule} />
          {drawKite(x + 9, 36 - index * 2, 3 + index, fill)}
          {drawTextBar(x, 51, 14)}
          {drawTextBar(x, 56, 17)}
        </g>
      )
    })}
  </>
)

const pictures: Record<string, ReactNode> = { specimen, ledger, storyboard }

/** A miniature of a page with this layout. */
const LayoutPicture = ({ layout }: { layout: string }) => (
  <svg viewBox="0 0 96 72" width="100%" aria-hidden="true" style={{ display: 'block' }}>
    <rect width="96" height="72" fill={paper} />
    {pictures[layout]}
  </svg>
)
