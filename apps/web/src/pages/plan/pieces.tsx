import { formatPeriod, formatRange } from '@kitewright/content-rules/price'
import { useEffect, useRef } from 'react'
import { MAX_PIECES, type Piece } from '#app/sections/plan/plan.ts'
import { Icon } from '#app/ui/icon.tsx'
import { KiteMark } from '#app/ui/kite-mark.tsx'
import { getCut, MatDrawing } from './sail.tsx'
import type { Plan } from './use-plan.ts'

/** The cutting mat: the kite, and the list of its pieces at the ends of its lines. */
export function Pieces({ plan }: { plan: Plan }) {
  const { pieces } = plan
  const count = pieces.length
  const list = useRef<HTMLUListElement>(null)
  /** Index of a piece whose button had the focus when it was removed. */
  const removed = useRef(-1)

  useEffect(() => {
    if (removed.current < 0) return
    const next =
      list.current?.querySelectorAll('button')[Math.min(removed.current, pieces.length - 1)]
    removed.current = -1
    if (!next) list.current?.closest('dialog')?.close()
    const target = next ?? document.querySelector<HTMLElement>('.plan-chooser summary')
    target?.focus()
  }, [pieces])

  return (
    <div className="on-night plan-mat relative overflow-hidden lg:min-h-96 lg:flex-1 2xl:min-h-127 print:[background:none]">
      <p className="absolute top-4 right-[clamp(1.25rem,3.2vw,3rem)] left-7 z-2 flex min-h-11 items-center justify-between text-on-night-2 max-lg:hidden">
        <span className="font-mono text-note">
          {count > 0 ? `${count} of ${MAX_PIECES} pieces` : `Pattern, ${MAX_PIECES} pieces`}
        </span>
        {count > 0 && (
          <button
            type="button"
            className="text-link min-h-11 cursor-pointer text-on-night decoration-haldi"
            onClick={() => plan.choose([])}
          >
            Start again
          </button>
        )}
      </p>
      <div className="lg:absolute lg:inset-x-0 lg:top-1/2 lg:aspect-41/24 lg:-translate-y-1/2">
        <MatDrawing pieces={pieces} />
        <ul
          ref={list}
          className="max-lg:relative max-lg:border-t max-lg:border-night-rule max-lg:bg-night print:border-ink print:bg-transparent"
          aria-label="Your pieces"
        >
          {pieces.map((piece, index) => (
            <PieceRow
              key={piece.slug}
              piece={piece}
              cut={getCut(count, index)[3]}
              onRemove={() => {
                removed.current = index
                plan.remove(piece.slug)
              }}
            />
          ))}
        </ul>
      </div>
      {count === 0 && (
        <p className="absolute bottom-6 left-7 text-copy/145 text-on-night-2 max-lg:hidden print:hidden">
          <b className="block text-h3/105 text-on-night">The table is empty.</b>
          Your kite and its price appear here.
        </p>
      )}
    </div>
  )
}

type PieceRowProps = { piece: Piece; cut: string; onRemove: () => void }

const PieceRow = ({ piece: { slug, title, tier }, cut, onRemove }: PieceRowProps) => (
  <li className="plan-piece" data-place={cut}>
    <KiteMark service={slug} on="night" className="row-span-2 w-7 lg:hidden print:hidden" />
    <b>{title}</b>
    <span>{tier.name}</span>
    <em>
      <b>{formatRange(tier)}</b>{' '}
      <small className="text-sm text-on-night-2 max-lg:block">{formatPeriod(tier)}</small>
    </em>
    <button
      type="button"
      className="grid size-11 cursor-pointer place-items-center text-on-night-2 hover:text-on-night print:hidden"
      aria-label={`Remove ${title}`}
      onClick={onRemove}
    >
      <Icon name="x" />
    </button>
  </li>
)
