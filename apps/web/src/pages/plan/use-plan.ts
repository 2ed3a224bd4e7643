import { sessionStore } from '@kitewright/site-engine/browser'
import { preserveScroll, useHydrated } from '@kitewright/site-engine/client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  formatPlan,
  MAX_PIECES,
  type Piece,
  type PlanContent,
  parsePlan,
} from '#app/sections/plan/plan.ts'

const KEY = 'kitewright:plan'
const isText = (value: unknown): value is string => typeof value === 'string'

/** The plan in the address. The tab remembers it, so that a package of another page can join it. */
export function usePlan({ services }: PlanContent) {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const navigate = useNavigate()
  const plan = useMemo(
    () => parsePlan(isHydrated ? search : '', services),
    [isHydrated, search, services],
  )
  /** Slugs of the service that found no room, and of the one that is open on arrival. */
  const [rejected, setRejected] = useState('')
  const [opened, setOpened] = useState('')

  const choose = useCallback(
    (pieces: readonly Piece[]) => {
      const query = formatPlan(pieces)
      sessionStore.write(KEY, query)
      setRejected('')
      navigate({ search: query }, { replace: true, state: preserveScroll })
    },
    [navigate],
  )

  /** Adds a service, or changes its package. */
  const add = useCallback(
    (pieces: readonly Piece[], piece: Piece) => {
      const isKnown = pieces.some(({ slug }) => slug === piece.slug)
      if (isKnown) return choose(pieces.map((one) => (one.slug === piece.slug ? piece : one)))
      choose(pieces.length < MAX_PIECES ? [...pieces, piece] : pieces)
      if (pieces.length === MAX_PIECES) setRejected(piece.slug)
    },
    [choose],
  )

  useEffect(() => {
    const { pieces } = parsePlan(search, services)
    const last = pieces.at(-1)
    const saved = parsePlan(sessionStore.read(KEY, isText) ?? '', services).pieces
    if (last) setOpened((slug) => slug || last.slug)
    if (last && new URLSearchParams(search).has('add')) add(saved, last)
    else if (last) sessionStore.write(KEY, search)
    else if (!search && saved.length > 0) choose(saved)
  }, [search, services, add, choose])

  return {
    ...plan,
    isHydrated,
    rejected,
    opened,
    choose,
    add: (piece: Piece) => add(plan.pieces, piece),
    remove: (service: string) => choose(plan.pieces.filter(({ slug }) => slug !== service)),
  }
}

export type Plan = ReturnType<typeof usePlan>
export type PlanProps = { content: PlanContent; plan: Plan }
