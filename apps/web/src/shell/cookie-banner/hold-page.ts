/** Keeps the page from scrolling, and the room of its scroll bar where that takes any. Returns the end of it. */
export function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    style.scrollbarGutter = ''
    style.overflow = ''
  }
}
