import './reveal.css'
import { tryTask, useWasServed } from '@kitewright/site-engine/client'
import { type HTMLAttributes, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from './reduced-motion.ts'
import { isOnScreen, watchArrival } from './use-arrival.ts'

/** Between two siblings that come into view together. */
const STAGGER_MS = 60

const isElement = (node: unknown): node is HTMLElement => node instanceof HTMLElement

function hide(element: Element) {
  if (isElement(element)) element.dataset.reveal = 'waiting'
}

function show(elements: Element[]) {
  for (const [index, element] of elements.filter(isElement).entries()) {
    if (element.dataset.reveal !== 'waiting') continue
    element.style.setProperty('--reveal-delay', `${index * STAGGER_MS}ms`)
    element.dataset.reveal = 'shown'
  }
}

type RevealProps = HTMLAttributes<HTMLElement> & { as: 'div' | 'section' | 'ul' }

/**
 * Fades its children in, each when 30 % of it shows (specification, section 2). What the visitor has
 * seen is never hidden: a child hides only shortly before it scrolls in, or when the page came by client
 * navigation and is painted for the first time.
 */
export function Reveal({ as: Tag, ...rest }: RevealProps) {
  const container = useRef<HTMLElement>(null)
  const wasSeen = useWasServed()

  useLayoutEffect(() => {
    if (!container.current || prefersReducedMotion()) return
    const children = [...container.current.children]
    const stop = tryTask(() => watchArrival(children, { share: 0.3, onNear: hide, onArrive: show }))
    // Without an observer nothing would show a hidden child again.
    if (!stop) return
    if (!wasSeen)
      children.filter((child) => isOnScreen(child.getBoundingClientRect())).forEach(hide)
    return () => {
      stop()
      show(children)
    }
  }, [wasSeen])

  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        container.current = element
      }}
      {...rest}
    />
  )
}
