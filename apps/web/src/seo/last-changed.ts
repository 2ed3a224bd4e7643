import type { PageData } from '../routing/page-content.ts'

/** When the content of a page last changed (ISO 8601): its document, or one that it lists. */
export function lastChanged({ page, content }: PageData): string {
  const listed: (string | null)[] = []
  if (page === 'home') listed.push(content.faq.updatedAt)
  if (page === 'careers') listed.push(...content.jobs.map((job) => job._updatedAt))
  if (page === 'portfolio') listed.push(...content.projects.map((project) => project._updatedAt))
  if (page === 'blog') listed.push(...content.posts.map((post) => post._updatedAt))
  const dates = [content._updatedAt, ...listed].filter((date) => date !== null)
  const [latest = content._updatedAt] = dates.sort().reverse()
  return latest
}
