import type { PageData } from '../routing/page-content.ts'

/** The document that a page is made of, as an editor finds it: `service “Web Development” (service-web)`. */
export function documentOf({ page, content }: PageData): string {
  switch (page) {
    case 'specimen':
    case 'ledger':
    case 'storyboard':
      return `service “${content.title}” (${content._id})`
    case 'legal':
      return `legalPage “${content.title}” (${content._id})`
    default:
      return `document ${page}`
  }
}
