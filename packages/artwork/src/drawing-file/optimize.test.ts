import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatSwatches } from '../palette.ts'
import { DRAWINGS, FAMILIES, listDrawings, readDrawing } from './files.ts'
import { cleanDrawing } from './optimize.ts'

test.each(FAMILIES.flatMap(listDrawings))('%s is tidy (else: pnpm generate)', (name) => {
  const text = readDrawing(name)
  expect(cleanDrawing(name, text)).toBe(text)
})

/** The room that pages leave for drawings; catalogue.test.ts has those of services. */
test.each([
  [/^covers\/.+-(board|screen)$/, '0 0 900 600'],
  [/^motifs\//, '0 0 100 100'],
  [/^scenes\/(home-gauge|about-diamond)-/, '0 0 120 120'],
  [/^scenes\/home-process-/, '-41 -22 242 216'],
  [/^scenes\/(home|about)-closing-sky$/, '0 90 800 570'],
  [/^scenes\/about-half-kite$/, '0 0 366 760'],
  [/^scenes\/booking-month$/, '40 62 712 490'],
  [/^scenes\/careers-firki$/, '0 0 840 740'],
  [/^scenes\/coming-soon-kite$/, '-50 -45 1100 990'],
  [/^scenes\/coming-soon-sky$/, '0 0 1000 900'],
  [/^scenes\/contact-sun$/, '0 0 1160 1160'],
  [/^scenes\/faq-pencil-kite$/, '0 0 150 150'],
  [/^scenes\/labs-three-quarters$/, '-110 -100 220 224'],
  [/^scenes\/services-tile-enquiry$/, '0 0 420 300'],
  [/^scenes\/services-tile-(slot|team)$/, '0 0 300 300'],
  [/^scenes\/splash-axes$/, '-26 -20 100 100'],
  [/^scenes\/string-kite$/, '-12 -12 24 28'],
])('drawings %s have the viewBox %s', (pattern, viewBox) => {
  const names = FAMILIES.flatMap(listDrawings).filter((name) => pattern.test(name))
  expect(names).not.toEqual([])
  for (const name of names) expect(readDrawing(name)).toContain(` viewBox="${viewBox}" `)
})

test('the swatches are the palette (else: pnpm generate)', () => {
  expect(readFileSync(join(DRAWINGS, 'kitewright.gpl'), 'utf8')).toBe(formatSwatches())
})

/** Files that Inkscape 1.2.2 saved: with everything moved and moved back and copper recoloured, or only opened. */
test.each([
  ['recoloured', 'specimen/pcb-hardware-design-1', 'style="fill:#f26322;'],
  ['with-a-kite', 'scenes/services-tile-slot', '<sodipodi:namedview'],
])('a file that Inkscape saved, %s, is tidied to the file it came from', (file, name, added) => {
  const path = join(import.meta.dirname, 'saved-by-inkscape', `${file}.svg`)
  const saved = readFileSync(path, 'utf8')
  expect(saved).toContain(added)
  expect(cleanDrawing(name, saved)).toBe(readDrawing(name))
})

const SIZE = 'viewBox="0 0 200 96"'
const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${SIZE}>
<title>A robot.</title>
${body}</svg>`
const clean = (body: string, name = 'specimen/robotics-1') => cleanDrawing(name, svg(body))

test('colours become classes of the palette, with their values for editors', () => {
  const tidied = clean('<path style="fill:#d01257" d="M 0,0 h 86.000004 Z"/>')
  expect(tidied).toContain('.fill-rani { fill: #D01257 }')
  expect(tidied).toContain('<path class="fill-rani" d="M 0,0 h 86 Z"/>')
})

test('a placed kite gets its current shapes', () => {
  const kite = clean('<g id="k" data-kite="web-development"/>')
  expect(cleanDrawing('specimen/robotics-1', kite.replace('#D01257', '#14A79D'))).toBe(kite)
})

describe('rejects a drawing and names the element', () => {
  test.each([
    ['<rect fill="#D01258"/>', '<rect> in line 3', 'the nearest is rani (#D01257)'],
    ['\n<rect id="wing" style="fill:#123456"/>', '<rect id="wing"> in line 4', 'not a colour'],
    ['<!--\n<rect/>--><rect class="fill-pink"/>', 'line 4', 'the class fill-pink is not in'],
    ['<rect width="9" height="9"/>', '<rect>', 'has no fill, which is black'],
    ['<rect fill="none" width="9%"/>', '<rect>', 'width 9% is no number of px'],
    ['<rect fill="none" width="9mm"/>', '<rect>', 'width 9mm is no number of px'],
    ['<rect fill="none" stroke-width="url(#a)"/>', '<rect>', 'stroke-width url(#a) is no'],
    ['<rect fill="none" onclick="x()"/>', '<rect>', 'onclick: x() is not for drawings'],
    ['<rect fill="none" style="filter:url(#a)"/>', '<rect>', 'filter: url(#a) is not for'],
    ['<rect fill="none" style="mix-blend-mode: multiply"/>', '<rect>', 'mix-blend-mode: multiply'],
    ['<rect fill="url(https://x.example/a)"/>', '<rect>', 'is not a colour of the palette'],
    ['<text id="word">Robot</text>', '<text id="word">', 'a drawing has no words'],
    ['<g>Robot</g>', '<g>', 'words outside of the title'],
    ['<g id="draft" style="display:none"><rect/></g>', '<g id="draft">', 'is hidden'],
    ['<script>alert(1)</script>', '<script>', 'is no shape'],
    ['<foreignObject/>', '<foreignObject>', 'is no shape'],
    ['<image xlink:href="https://x.example/a.png"/>', '<image>', 'is a picture'],
    ['<use id="wing" xlink:href="#a"/>', '<use id="wing">', 'unlink it'],
    ['<a href="https://x.example"><path/></a>', '<a>', 'is no shape'],
    ['<g id="a"/><g id="a"/>', '<g id="a">', 'the id is used twice'],
    ['<g data-kite="robotics"/>', '<g>', 'is not a service with a kite'],
    ['<g data-kite="web-development" data-papers="pink"/>', '<g>', 'pink is not a colour'],
    ['<g data-kite="web-development" data-size="9"/>', '<g>', 'data-size is not a setting'],
    ['<path clip-path="url(#gone)" fill="none"/>', '<path>', 'url(#gone) is not a path in'],
  ])('%s', (body, where, what) => {
    const work = () => clean(body)
    expect(work).toThrow(where)
    expect(work).toThrow(what)
  })

  test('without a title', () => {
    const text = svg('').replace('A robot.', '')
    expect(() => cleanDrawing('specimen/robotics-1', text)).toThrow('<title> is missing')
  })

  test('that is no XML, with its line', () => {
    expect(() => clean('<g>')).toThrow(/robotics-1\.svg:3:\d+/)
  })

  test.each([
    ['<ellipse class="fill-kite-a"/>', 'a motif has no ellipse'],
    ['<rect class="fill-kite-a" transform="rotate(9)"/>', 'a motif has no transform'],
    ['<rect class="fill-kite-a" stroke="#FFFDF8"/>', 'a line, not both'],
    ['<rect class="fill-firozi"/>', 'not in the palette'],
  ])('as a motif: %s', (body, what) => {
    expect(() => clean(body, 'motifs/wing')).toThrow(what)
  })
})
