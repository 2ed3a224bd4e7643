import { attempt } from '@kitewright/site-engine/attempt'
import { useEffect, useState } from 'react'

/** A section counts as read once its top has passed this part of the window's height. */
const READING_LINE = 0.3

function sectionAt(anchors: string[]): string | undefined {
  const reached = anchors.findLast((anchor) => {
    const section = document.getElementById(anchor)
    return section && section.getBoundingClientRect().top < innerHeight * READING_LINE
  })
  return reached ?? anchors[0]
}

/**
 * Calls `changed` when a section crosses the line, where a scroll listener would fire on every frame. All above
 * the line counts as inside, or a jump over whole sections would cross nothing. Returns the end of it.
 */
function watchSections(anchors: string[], changed: () => void): () => void {
  const observer = new IntersectionObserver(changed, {
    rootMargin: `1000000px 0px -${100 - 100 * READING_LINE}% 0px`,
  })
  for (const anchor of anchors) {
    const section = document.getElementById(anchor)
    if (section) observer.observe(section)
  }
  return () => observer.disconnect()
}

/** The anchor of the section being read; the first before any has been reached. */
export function useCurrentSection(anchors: string[]): string | undefined {
  const [current, setCurrent] = useState(anchors[0])
  const key = anchors.join(' ')
  useEffect(() => {
    const list = key.split(' ')
    return attempt(() => watchSections(list, () => setCurrent(sectionAt(list))))
  }, [key])
  return current
}
