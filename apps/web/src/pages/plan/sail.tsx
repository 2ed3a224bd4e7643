import { useId } from 'react'
import type { Piece } from '#app/sections/plan/plan.ts'
import { useSymbol } from '#app/ui/art.ts'

/** Where a piece is named on the mat, and from where in the square of the kite it slides in. */
const from = {
  'right-up': 'translate(-34px, -34px)',
  'right-down': 'translate(40px, -40px)',
  'left-up': 'translate(-40px, 40px)',
  'left-down': 'translate(34px, 34px)',
}

/** Outline in the square of the kite, whose first corner is the top; place of the motif; line to the name on the mat. */
type Cut = readonly [shape: string, motif: string, leader: string, name: keyof typeof from]

const FULL = 'M0 0H100V100H0Z'
const CENTER_LINE = 'M0 0L100 100'
const CROSS = 'M0 50H100M50 0V100'
const BOW = 'M0 100A92 92 0 0 1 100 0'
const ALL = 'translate(50 50) rotate(-45)'
const RIGHT = 'translate(75 25) scale(.5) rotate(-45)'
const LEFT = 'translate(25 75) scale(.5) rotate(-45)'
const LOWER = 'translate(75 75) scale(.5) rotate(-45)'
const TO_RIGHT = 'M493 216L601 324H780'
const TO_LEFT = 'M327 216L219 108H28'
const uncut: Cut = [FULL, ALL, 'M410 216L518 324H780', 'right-down']
const UPPER = 'translate(25 25) scale(.5) rotate(-45)'
const head: Cut = ['M0 0H50V50H0Z', UPPER, 'M410 133L435 108H780', 'right-up']
/** Whole; along the spine; head and two wings; quarters. */
const cuts: readonly (readonly Cut[])[] = [
  [],
  [uncut],
  [
    ['M0 0V100H100Z', ALL, 'M355 216L247 108H28', 'left-up'],
    ['M0 0H100V100Z', ALL, 'M465 216L573 324H780', 'right-down'],
  ],
  [
    head,
    ['M0 50H50L100 100H0Z', LEFT, TO_LEFT, 'left-up'],
    ['M50 0V50L100 100V0Z', RIGHT, TO_RIGHT, 'right-down'],
  ],
  [
    head,
    ['M50 0H100V50H50Z', RIGHT, TO_RIGHT, 'right-down'],
    ['M0 50H50V100H0Z', LEFT, TO_LEFT, 'left-up'],
    ['M50 50H100V100H50Z', LOWER, 'M410 299L385 324H28', 'left-down'],
  ],
]
const seams = ['', '', CENTER_LINE, 'M0 50H50V0M50 50L100 100', CROSS]

export const getCut = (count: number, index: number): Cut => cuts[count]?.[index] ?? uncut

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
        d={FULL + CROSS + BOW + CENTER_LINE}
      />
    )
  }
  return (
    <>
      <use href={symbol('kites', last.slug)} />
      <g transform="rotate(45) translate(-50 -50)">
        {pieces.map(({ slug }, index) => {
          const [shape, motif, , name] = getCut(count, index)
          return (
            // Only a new piece moves. A served page may have no style attributes.
            <g
              key={slug}
              className="[--kite-edge-opacity:0] [--kite-spar:0px] motion-safe:animate-[plan-lay_420ms_calc(var(--place,0)*90ms)_var(--ease-glide)_both]"
              style={isMoving ? { '--from': from[name], '--place': index } : undefined}
            >
              <clipPath id={`${id}-${index}`}>
                <path d={shape} />
              </clipPath>
              <g clipPath={`url(#${id}-${index})`}>
                <use href={symbol('kites', slug)} transform={motif} />
              </g>
            </g>
          )
        })}
        <path className="opacity-8" d="M0 0V100H100Z" />
        <path className="fill-none stroke-(--kite-edge,var(--color-ink)) opacity-50" d={FULL} />
        <g key={count} className="fill-none motion-safe:animate-plan-sew">
          <path className="stroke-ink" strokeWidth="1.5" d={seams[count]} />
          <path
            className="stroke-sheet"
            strokeWidth=".7"
            strokeDasharray="2.6 1.7"
            d={seams[count]}
          />
        </g>
        <path fill="none" stroke="#f0d9a8" d={count === 2 ? BOW : BOW + CENTER_LINE} />
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

/** The kite on the cutting mat, with lines to the names of its pieces. */
export const MatDrawing = ({ pieces }: { pieces: readonly Piece[] }) => (
  <svg
    className="kite--night w-full overflow-visible max-lg:-ml-[8.6%] max-lg:w-[117%] max-lg:max-w-none lg:absolute lg:inset-0 lg:h-full print:hidden"
    viewBox="0 0 820 480"
    fill="none"
    aria-hidden="true"
  >
    <g className="stroke-night-line" strokeDasharray="14 5 3 5">
      <path d="M410 -300V900M-400 216H1220" />
      <circle cx="410" cy="216" r="192" />
    </g>
    {pieces.length > 0 && <path stroke="#f0d9a8" d="M410 336C426 466 600 470 720 900" />}
    <g transform="translate(410 216) scale(2.35)" fill="#000">
      <SailShapes pieces={pieces} isMoving />
    </g>
    {pieces.map(({ slug }, index) => {
      const [, , leader] = getCut(pieces.length, index)
      const dot = leader.replace(/L.*/, 'h0')
      return (
        <g key={slug} className="stroke-sheet motion-safe:animate-plan-appear max-lg:hidden">
          <path className="stroke-ink" strokeWidth="4" d={leader} />
          <path d={leader} />
          <path strokeWidth="9" strokeLinecap="round" d={dot} />
        </g>
      )
    })}
  </svg>
)
