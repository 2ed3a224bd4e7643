/**
 * Makes everything beside the element inert, so that neither focus nor a screen reader leaves it.
 * Returns what gives the rest back.
 */
export function inertBeside(element: Element): () => void {
  const others = [...(element.parentElement?.children ?? [])].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other !== element && !other.inert,
  )
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}
