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

/** The anchor of the section being read; the first before any has been reached. */
export function useCurrentSection(anchors: string[]): string | undefined {
  const [current, setCurrent] = useState(anchors[0])
  const key = anchors.join(' ')
  useEffect(() => {
    const list = key.split(' ')
    // Fires only when a section crosses the line, where a scroll listener would fire on every frame. All
    // above the line counts as inside, or a jump over whole sections would cross nothing.
    const observer = new IntersectionObserver(() => setCurrent(sectionAt(list)), {
      rootMargin: `1000000px 0px -${100 - 100 * READING_LINE}% 0px`,
    })
    for (const anchor of list) {
      const section = document.getElementById(anchor)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
