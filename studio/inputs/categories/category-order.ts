/** The topics as the home page orders them, and those that questions have. */
export const categoriesQuery = `{
  "ordered": *[_id == "home"][0].faq.categories,
  "used": *[_type == "faq" && defined(category)].category
}`

const filterTexts = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string' && item.trim() !== '')
    : []

/**
 * Every topic once: those of the home page in its order, then other topics of questions, as the
 * site shows them. Takes the result of `categoriesQuery`.
 */
export function getCategoryOrder(answer: { ordered: unknown; used: unknown } | null): string[] {
  const used = filterTexts(answer?.used).toSorted((a, b) => a.localeCompare(b))
  return [...new Set([...filterTexts(answer?.ordered), ...used])]
}
