import { colour } from './palette.ts'
import { drawPath, drawRect, formatNumber, group, renderSvg } from './svg.ts'

/** One of the five papers of the mark, in its 48 by 58 box. */
interface MarkPart {
  name: 'left' | 'upper' | 'square' | 'lower' | 'tail'
  d: string
  /** Offset of the part before the splash closes the mark, in units of the box. */
  spread: readonly [x: number, y: number]
  /** Scale and offset that close the white space, which makes the mark a whole kite. */
  joined: readonly [scale: number, x: number, y: number]
}

/** The white space between the parts draws the K: spine, upper and lower arm. */
export const MARK_PARTS: readonly MarkPart[] = [
  { name: 'left', d: 'M22.6 1.4V46.6L0 24Z', spread: [-9, 0], joined: [1.062, 0, -1.487] },
  { name: 'upper', d: 'M25.4 1.4L35 11L25.4 20.6Z', spread: [5, -8], joined: [1.25, -7.75, -1.75] },
  {
    name: 'square',
    d: 'M37 13L48 24L37 35L26 24Z',
    spread: [10, 0],
    joined: [1.091, -4.364, -2.182],
  },
  {
    name: 'lower',
    d: 'M25.4 27.4L35 37L25.4 46.6Z',
    spread: [5, 8],
    joined: [1.25, -7.75, -10.25],
  },
  { name: 'tail', d: 'M24 47.2L31.6 58H16.4Z', spread: [0, 11], joined: [0.65, 8.4, 15.6] },
]

const MARK_SIZE = { width: 48, height: 58 } as const
const LOGO_SIZE = { width: 266, height: 58 } as const

/** Outlines of Anek Latin 700 at their place in the lockup, cap height 28, minified by svgo. */
const WORDMARK =
  'm78.48 39.5-8.07-12.32h-1.72v-4.14h1.72l7.96-11.66h7.79l-9.97 14.13v-1.54L86.47 39.5Zm-15.93 0V11.38h6.82V39.5Zm26.09 0V17.87h6.74V39.5Zm3.37-23.67q-1.89 0-2.75-.87t-.86-2.34v-.16q0-1.47.86-2.33t2.75-.86q1.85 0 2.72.86t.87 2.33v.16q0 1.49-.87 2.35t-2.72.86m16.32 24.15q-2.88 0-4.58-.86-1.71-.87-2.46-2.61-.74-1.74-.74-4.29V20.14h6.68v11q0 1.58.72 2.32.71.74 2.67.74 1.08 0 2.14-.24 1.05-.25 1.91-.62l-.57 5.57q-1.12.48-2.59.78-1.46.29-3.18.29M97.64 23.24v-5.28h16.83l-.59 5.28Zm2.99-4.79-.02-5.59 6.67-.64-.24 6.23Zm27.17 21.6q-5.89 0-8.71-2.63-2.81-2.63-2.81-7.67v-2.24q0-4.97 2.64-7.62t7.67-2.65q3.39 0 5.65 1.15 2.25 1.16 3.39 3.29 1.13 2.13 1.13 5.13v.72q0 .84-.08 1.71t-.21 1.61h-6.07q.09-1.27.11-2.4l.02-2.06q0-1.34-.42-2.26-.41-.91-1.28-1.39-.87-.49-2.24-.49-2.02 0-2.96 1.09t-.93 3.09v1.98l.04.73v1.54q0 .83.28 1.58.27.75.97 1.31.69.56 1.91.88t3.11.32q2.01 0 3.85-.38 1.85-.39 3.55-1.05l-.55 5.06q-1.5.77-3.55 1.21t-4.51.44m-7.96-9.2V26.7h15.27v4.15Zm22.79 8.65-4.33-21.63h6.82l2.68 16.88h.4l2.64-16.35h8.23l2.68 16.35h.37l2.71-16.88h6.75l-4.33 21.63h-9.57l-2.18-13.77-.37-2.42h-.31l-.4 2.42-2.17 13.77Zm38.19-12.14-1.84-4.1h1.58q.53-2.68 2.06-4.21t4.32-1.53q.48 0 .89.07.41.06.78.15l.33 6.8q-.46-.13-1.08-.19-.61-.05-1.25-.05-2.16 0-3.63.8t-2.16 2.26m-6.6 12.14V17.87h6.34l-.29 6.91.69.09V39.5Zm17.3 0V17.87h6.73V39.5Zm3.36-23.67q-1.89 0-2.75-.87t-.86-2.34v-.16q0-1.47.86-2.33t2.75-.86q1.85 0 2.72.86t.87 2.33v.16q0 1.49-.87 2.35t-2.72.86m17.25 16.94q-5.21 0-7.83-1.94-2.62-1.93-2.62-5.43v-.29q0-2.37 1.07-4.01 1.06-1.64 3.29-2.54t5.69-1.08l11.55-.53v4.75l-5.74-.15v.22q1.48.24 2.43.82.96.59 1.43 1.52.48.94.48 2.3v.15q0 3.02-2.39 4.61t-7.36 1.6M211.8 43h.66q1.58 0 2.56-.2t1.44-.59.47-.99v-.05q0-.77-.65-1.1t-1.95-.44l-6.38-.64 1.47-.08q-.66.11-1.13.37t-.75.66-.27.97v.04q0 .66.48 1.12.49.47 1.49.7t2.56.23m-.33 4.93q-3.26 0-5.56-.52t-3.48-1.64q-1.19-1.12-1.19-2.97v-.09q0-1.25.55-2.11t1.58-1.34 2.42-.6v-.22q-1.69-.3-2.6-1.07t-.92-2.16v-.02q0-.99.45-1.67.46-.69 1.34-1.05t2.15-.43v-.72l4.97 1.25-1.45-.02q-.77 0-1.09.2-.32.19-.32.59v.02q0 .49.52.7t1.68.34l5.13.59q3.74.44 5.57 1.85 1.82 1.41 1.82 4.35v.14q0 2.24-1.26 3.7-1.27 1.47-3.65 2.18-2.39.72-5.82.72Zm.44-19.69q1.3 0 2.14-.34t1.28-1.02.43-1.61v-.2q0-.95-.42-1.61t-1.26-1-2.17-.34h-.02q-1.34 0-2.2.35t-1.27 1.01q-.4.66-.4 1.61v.18q0 .94.42 1.61.43.67 1.29 1.02t2.18.34m27.74 11.26V26.78q0-1.18-.31-2.05-.3-.87-1.02-1.33-.71-.47-1.99-.47-1.03 0-1.83.37-.79.36-1.31.99-.51.62-.8 1.42l-1.36-3.15h1.56q.33-1.47 1.12-2.64t2.19-1.86 3.51-.69q2.42 0 3.96.93t2.28 2.79q.73 1.84.73 4.62V39.5Zm-13.9 0V10.44h6.69v6.47l-.11 7.12.15.53V39.5Zm33.35.48q-2.88 0-4.59-.86-1.7-.87-2.45-2.61t-.75-4.29V20.14H258v11q0 1.58.71 2.32.72.74 2.68.74 1.08 0 2.13-.24 1.06-.25 1.92-.62l-.58 5.57q-1.12.48-2.58.78-1.46.29-3.18.29m-10.69-16.74v-5.28h16.83l-.6 5.28Zm2.99-4.79-.02-5.59 6.66-.64-.24 6.23Z'

type Surface = 'light' | 'night'

/** The mark's rani on night: stronger than the paper's colour, for lines and text there. */
const RANI_ON_NIGHT = '#FF5C93'

function getPartFill(part: MarkPart, on: Surface): string {
  if (part.name === 'tail') return colour.haldi
  if (part.name === 'square') return on === 'light' ? colour.rani : RANI_ON_NIGHT
  return on === 'light' ? colour.ink : colour.sheet
}

/** The mark's shapes in their 48 by 58 box. */
export function markShapes(on: Surface = 'light'): string {
  return MARK_PARTS.map((part) => drawPath(part.d, getPartFill(part, on))).join('')
}

function drawLockup(on: Surface): string {
  const ink = on === 'light' ? colour.ink : colour.sheet
  return markShapes(on) + drawPath(WORDMARK, ink)
}

/** Mark and wordmark inside another drawing, top left at (`x`, `y`), `height` px high. */
export function drawLogo(x: number, y: number, height: number, on: Surface = 'light'): string {
  const scale = Number((height / LOGO_SIZE.height).toFixed(3))
  return group(
    `transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${scale})"`,
    drawLockup(on),
  )
}

function markFile(on: Surface): string {
  return renderSvg(MARK_SIZE.width, MARK_SIZE.height, markShapes(on))
}

/** The mark in the middle of a square; without a background it is a favicon. */
function renderIcon(size: number, markHeight: number, background: string): string {
  const scale = markHeight / MARK_SIZE.height
  const [x, y] = [(size - MARK_SIZE.width * scale) / 2, (size - markHeight) / 2]
  const transform = `transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${scale.toFixed(3)})"`
  return renderSvg(size, size, background + group(transform, markShapes()))
}

export const logoDrawings: Record<string, () => string> = {
  'logo/lockup': () => renderSvg(LOGO_SIZE.width, LOGO_SIZE.height, drawLockup('light')),
  'logo/favicon': () => renderIcon(64, 64, ''),
  'logo/touch-icon': () => renderIcon(180, 124, drawRect(0, 0, 180, 180, colour.page)),
  'logo/mark': () => markFile('light'),
  'logo/mark-on-night': () => markFile('night'),
}
