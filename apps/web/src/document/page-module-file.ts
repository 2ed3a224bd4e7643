import type { PageName } from '../routing/page-content.ts'

/** "servicesOverview" -> "src/pages/services-overview/services-overview-page.tsx" */
export const pageModuleFile = (page: PageName): string => {
  const name = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `src/pages/${name}/${name}-page.tsx`
}
