/** The address that a document carries; null when it has none. */
export function slugOf(document: object | null): string | null {
  if (document === null || !('slug' in document)) return null
  const { slug } = document
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return null
  return typeof slug.current === 'string' ? slug.current : null
}
