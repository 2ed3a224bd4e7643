/** What the fragment of an address names: `#fixed%2Dprice` -> `fixed-price`. */
export function fragmentName(fragment: string): string {
  const name = fragment.replace(/^#/, '')
  try {
    return decodeURIComponent(name)
  } catch {
    // "%" alone is no escape; what is written is then a name as it stands.
    return name
  }
}
