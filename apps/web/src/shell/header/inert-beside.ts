/**
 * Makes everything beside the element inert, so that neither focus nor a screen reader leaves it. After
 * the next paint: the browser styles the whole page anew for it (30 ms on a slow phone), which must not
 * hold up what the visitor asked for. Returns what gives the rest back, at once, as focus may go there.
 */
export function inertBeside(element: Element): () => void {
  const others = [...(element.parentElement?.children ?? [])].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other !== element && !other.inert,
  )
  const set = (inert: boolean) => {
    for (const other of others) other.inert = inert
  }
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => set(true))
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    set(false)
  }
}
