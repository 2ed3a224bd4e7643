import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultsIn, paletteOf } from './check.ts'
import { DRAWINGS, drawingNames, FAMILIES, fileOf } from './files.ts'
import { swatches } from './style-sheet.ts'
import { tidied } from './tidy.ts'

const names = FAMILIES.flatMap(drawingNames)

/** The test's name is the file; the list has its faults. */
test.each(names)('drawings/%s.svg', (name) => {
  expect(faultsIn(name, readFileSync(fileOf(name), 'utf8'))).toEqual([])
})

test('the swatches are the palette (else: pnpm generate)', () => {
  expect(readFileSync(join(DRAWINGS, 'kitewright.gpl'), 'utf8')).toBe(swatches())
})

const NAME = 'specimen/robotics-1'
const SIZE = 'viewBox="0 0 200 96" width="200" height="96"'
const svg = (body: string, size = SIZE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}><title>A robot.</title>${body}</svg>`
/** Faults that `pnpm generate` cannot fix. */
const faults = (text: string, name = NAME) =>
  faultsIn(name, text).filter((fault) => !fault.includes('run pnpm generate'))

test('a tidy drawing has no fault', () => {
  expect(faults(svg('<path fill="#d01257" d="M0 0H9V9Z"/>'))).toEqual([])
})

describe('says what is wrong, and where', () => {
  test.each([
    [
      '<rect id="wing" fill="#D01258"/>',
      '<rect id="wing"> in line',
      'the nearest is rani (#D01257)',
    ],
    ['<rect id="wing" style="fill:#123456"/>', '<rect id="wing">', 'not a colour of the palette'],
    ['<rect id="wing" class="fill-pink"/>', '<rect id="wing">', 'the class fill-pink is not in'],
    ['<rect id="wing" width="9" height="9"/>', '<rect id="wing">', 'has no fill, which is black'],
    [
      '<rect id="wing" fill="none" width="9mm"/>',
      '<rect id="wing">',
      'width 9mm is no number of px',
    ],
    ['<rect id="wing" fill="none" onclick="x()"/>', '<rect id="wing">', 'onclick is not for'],
    [
      '<rect id="wing" fill="none" style="filter:url(#a)"/>',
      '<rect id="wing">',
      'filter cannot be',
    ],
    ['<text id="word">Robot</text>', '<text id="word">', 'a drawing has no words'],
    ['<g id="draft" style="display:none"><rect/></g>', '<g id="draft">', 'is hidden'],
    ['<script>alert(1)</script>', '<script>', 'is a script'],
    ['<image xlink:href="https://x.example/a.png"/>', '<image>', 'is a picture'],
    ['<use id="wing" xlink:href="#a"/>', '<use id="wing">', 'unlink it'],
    ['<a href="https://x.example"><path/></a>', '<a>', 'is no shape'],
    ['<g id="kite" data-kite="robotics"/>', '<g id="kite">', 'is not a service with a kite'],
    ['<g data-kite="web-development" data-papers="pink"/>', '<g>', 'pink is not a colour'],
    [
      '<g data-kite="web-development" data-size="9"/>',
      '<g>',
      'data-size is not a setting of a kite',
    ],
    ['<path clip-path="url(#gone)" fill="none"/>', 'url(#gone)', 'is not in the file'],
  ])('%s', (body, where, what) => {
    const [fault = ''] = faultsIn(NAME, svg(body))
    expect(fault).toContain(where)
    expect(fault).toContain(what)
  })

  test('the window, the size, the title and the name', () => {
    expect(faults(svg('', 'viewBox="0 0 200 90" width="200" height="90"'))[0]).toContain(
      'leaves room for viewBox="0 0 200 96"',
    )
    expect(faultsIn(NAME, svg('', 'viewBox="0 0 200 96" width="50mm"'))[0]).toContain('width="200"')
    expect(faultsIn(NAME, svg('').replace('A robot.', ''))[0]).toContain('<title> is missing')
    expect(faults(svg(''), 'scenes/nowhere')[0]).toContain('no page shows')
  })

  test('text that is no XML, with its place', () => {
    expect(faultsIn(NAME, '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>')[0]).toMatch(/1:\d+/)
  })

  test('copies that are out of date', () => {
    const kite = tidied(svg('<g id="k" data-kite="web-development"/>'), paletteOf(NAME))
    expect(faultsIn(NAME, kite)).toEqual([])
    expect(faultsIn(NAME, kite.replace('#D01257', '#14A79D'))[0]).toContain('<g id="k">')
    const palette = tidied(svg('<path fill="#D01257" d="M0 0H9V9Z"/>'), paletteOf(NAME))
    expect(faultsIn(NAME, palette.replaceAll('#D01257', '#000000'))[0]).toContain('pnpm generate')
  })

  test('shapes that a motif cannot use', () => {
    const motif = (shape: string) =>
      faults(svg(shape, 'viewBox="0 0 100 100" width="100" height="100"'), 'motifs/wing')
    expect(motif('<rect class="fill-kite-a" width="9" height="9"/>')).toEqual([])
    expect(motif('<ellipse class="fill-kite-a"/>')[0]).toContain('paths, rectangles and circles')
    expect(motif('<rect class="fill-kite-a" transform="rotate(9)"/>')[0]).toContain('transform')
    expect(motif('<rect class="fill-firozi"/>')[0]).toContain('not in the palette')
  })

  test('a scene without the parts that its frames are cut from', () => {
    const scene = svg('', 'viewBox="0 0 1120 340" width="1120" height="340"')
    expect(faults(scene, 'storyboard/robotics')).toHaveLength(8)
  })
})

test('a file with content that cannot be drawn is left unchanged', () => {
  expect(() => tidied(svg('<rect fill="#123456"/>'), paletteOf(NAME))).toThrow('the nearest is')
  expect(() => tidied(svg('<text>Robot</text>'), paletteOf(NAME))).toThrow('has no words')
})
