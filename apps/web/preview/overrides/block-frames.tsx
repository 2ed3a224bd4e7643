import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { createContext, type RefObject, use, useEffect, useRef } from 'react'
import type * as site from '../../src/blocks/block-frames.tsx'

type Place = site.Place

/** By which the Studio's frames find a field: a click opens it, and items of a list can be moved, removed and added. */
const formatField = ({ id, type, list }: Place, path = list) =>
  createDataAttribute({ baseUrl: '/', id, type, path }).toString()

/** Whether the list was shown before, so that a block that comes is a new one. */
const WasShown = createContext<RefObject<boolean>>({ current: false })

export const ListFrame: typeof site.ListFrame = ({ of, children }) => {
  const wasShown = useRef(false)
  // After the effects of its blocks.
  useEffect(() => {
    wasShown.current = true
  }, [])
  return (
    <WasShown value={wasShown}>
      <div data-sanity={formatField(of)}>{children}</div>
    </WasShown>
  )
}

/** Scrolls to itself when an editor adds it. */
export const BlockFrame: typeof site.BlockFrame = ({ of, block, children }) => {
  const frame = useRef<HTMLDivElement>(null)
  const wasShown = use(WasShown)
  useEffect(() => {
    if (wasShown.current) frame.current?.scrollIntoView({ block: 'center' })
  }, [wasShown])
  return (
    <div ref={frame} data-sanity={formatField(of, `${of.list}[_key=="${block}"]`)}>
      {children}
    </div>
  )
}
