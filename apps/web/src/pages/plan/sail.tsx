import { useId } from 'react'
import type { Piece } from '#app/sections/plan/plan.ts'
import { useSymbol } from '#app/ui/art.ts'

/**
 * A piece: its outline in the square of the kite, whose first corner is the top; first corner and size of its motif; its
 * middle, from that of the kite; where its name is on the mat.
 */
type Cut = {
  shape: string
  motif: readonly [x: number, y: number, size: number]
  middle: readonly [across: number, down: number]
  label: 'left-up' | 'left-down' | 'right-up' | 'right-down'
}

const FULL = 'M0 0H100V100H0Z'
const SPINE = 'M0 0L100 100'
const CROSS = 'M0 50H100M50 0V100'
const BOW = 'M0 100A92 92 0 0 1 100 0'
const FAR = 35.4
const whole: Cut = { shape: FULL, motif: [0, 0, 100], middle: [0, 0], label: 'right-down' }
const head: Cut = {
  shape: 'M0 0H50V50H0Z',
  motif: [0, 0, 50],
  middle: [0, -FAR],
  label: 'right-up',
}
/** Whole; along the spine; head and two wings; quarters. */
const cuts: readonly (readonly Cut[])[] = [
  [],
  [whole],
  [
    { shape: 'M0 0V100H100Z', motif: [0, 0, 100], middle: [-23, 0], label: 'left-up' },
    { shape: 'M0 0H100V100Z', motif: [0, 0, 100], middle: [23, 0], label: 'right-down' },
  ],
  [
    head,
    { shape: 'M0 50H50L100 100H0Z', motif: [0, 50, 50], middle: [-FAR, 0], label: 'left-down' },
    { shape: 'M50 0V50L100 100V0Z', motif: [50, 0, 50], middle: [FAR, 0], label: 'right-down' },
  ],
  [
    head,
    { shape: 'M50 0H100V50H50Z', motif: [50, 0, 50], middle: [FAR, 0], label: 'right-down' },
    { shape: 'M0 50H50V100H0Z', motif: [0, 50, 50], middle: [-FAR, 0], label: 'left-up' },
    { shape: 'M50 50H100V100H50Z', motif: [50, 50, 50], middle: [0, FAR], label: 'left-down' },
  ],
]
const seams = ['', '', SPINE, 'M0 50H50V0M50 50L100 100', CROSS]

export const getCut = (count: number, index: number): Cut => cuts[count]?.[index] ?? whole

type SailProps = { pieces: readonly Piece[]; on?: 'light' | 'night'; className?: string }

/** The kite of a plan around the origin, 141.4 high, with its tail; without pieces its pattern. */
function SailShapes({ pieces, isMoving }: SailProps & { isMoving?: boolean }) {
  const id = useId()
  const symbol = useSymbol()
  const count = pieces.length
  const last = pieces.at(-1)
  if (!last) {
    return (
      <path
        className="fill-none stroke-on-night-2"
        strokeDasharray="3.2 2.6"
        transform="rotate(45) translate(-50 -50)"
        d={FULL + CROSS + BOW + SPINE}
      />
    )
  }
  return (
    <>
      <use href={symbol('kites', last.slug)} />
      <g transform="rotate(45) translate(-50 -50)">
        {pieces.map(({ slug }, index) => {
          const {
            shape,
            motif: [x, y, size],
            middle: [across, down],
          } = getCut(count, index)
          const place = `translate(${x + size / 2} ${y + size / 2}) scale(${size / 100}) rotate(-45)`
          const from = `translate(${across + down}px, ${down - across}px)`
          return (
            // Of a changed plan only the new piece moves. The policy of a served page allows no styles of elements.
            <g
              key={slug}
              className="[--kite-edge-opacity:0] [--kite-spar:0px] motion-safe:animate-[plan-lay_420ms_calc(var(--place,0)*90ms)_var(--ease-glide)_both]"
              style={isMoving ? { '--from': from, '--place': index } : undefined}
            >
              <clipPath id={`${id}-${index}`}>
                <path d={shape} />
              </clipPath>
              <g clipPath={`url(#${id}-${index})`}>
                <use href={symbol('kites', slug)} transform={place} />
              </g>
            </g>
          )
        })}
        <path className="opacity-8" d="M0 0V100H100Z" />
        <path className="fill-none stroke-(--kite-edge,var(--color-ink)) opacity-50" d={FULL} />
        <g
          key={count}
          className="fill-none motion-safe:animate-[plan-sew_600ms_360ms_var(--ease-glide)_both]"
        >
          <path className="stroke-ink" strokeWidth="1.5" d={seams[count]} />
          <path
            className="stroke-sheet"
            strokeWidth=".7"
            strokeDasharray="2.6 1.7"
            d={seams[count]}
          />
        </g>
        <path fill="none" stroke="#f0d9a8" d={count === 2 ? BOW : BOW + SPINE} />
      </g>
    </>
  )
}

/** The kite alone. */
export const Sail = ({ pieces, on = 'light', className = '' }: SailProps) => (
  <svg className={`kite kite--${on} ${className}`} viewBox="-74 -74 148 168" aria-hidden="true">
    <SailShapes pieces={pieces} />
  </svg>
)

/** Centre of the kite on the mat, and its scale. */
const [X, Y, SCALE] = [410, 216, 2.35] as const

/** From the middle of a piece, at 45 degrees, to the line above its name. */
function Leader({
  cut: {
    middle: [across, down],
    label,
  },
}: {
  cut: Cut
}) {
  const [x, y] = [X + across * SCALE, Y + down * SCALE]
  const level = label.endsWith('up') ? Y - 108 : Y + 108
  const length = Math.abs(level - y)
  const d = `M${x} ${y}L${label.startsWith('right') ? `${x + length} ${level}H780` : `${x - length} ${level}H28`}`
  return (
    <g className="fill-none stroke-sheet motion-safe:animate-[plan-lay_200ms_420ms_both] max-lg:hidden">
      <path className="stroke-ink stroke-4" d={d} />
      <path d={d} />
      <circle className="fill-sheet" cx={x} cy={y} r="4.5" />
    </g>
  )
}

/** The kite on the cutting mat, with lines to the names of its pieces. */
export const MatDrawing = ({ pieces }: { pieces: readonly Piece[] }) => (
  <svg
    className="kite--night w-full overflow-visible max-lg:-ml-[8.6%] max-lg:w-[117%] max-lg:max-w-none lg:absolute lg:inset-0 lg:h-full print:hidden"
    viewBox="0 0 820 480"
    aria-hidden="true"
  >
    <path
      className="fill-none stroke-night-line"
      strokeDasharray="14 5 3 5"
      d={`M${X} -300V900M-400 ${Y}H1220M218 ${Y}a192 192 0 1 0 384 0a192 192 0 1 0-384 0`}
    />
    {pieces.length > 0 && (
      <path fill="none" stroke="#f0d9a8" d="M410 336C426 466 600 470 720 900" />
    )}
    <g transform={`translate(${X} ${Y}) scale(${SCALE})`}>
      <SailShapes pieces={pieces} isMoving />
    </g>
    {pieces.map(({ slug }, index) => (
      <Leader key={slug} cut={getCut(pieces.length, index)} />
    ))}
  </svg>
)
