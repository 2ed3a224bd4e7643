import { formatPrice } from '@kitewright/content-rules/price'
import { pagePaths, servicePath, toSlug } from '@kitewright/content-types/addresses'
import type { ProjectType } from '@kitewright/protocol/enquiry'
import { isPieceName, PRICES_ID } from '#app/routing/enquiry-address.ts'
import type { PageData, Site } from '#app/routing/page-content.ts'
import { describePlan, formatPlan, parsePlan } from '#app/sections/plan/plan.ts'

/** Project type of most services in a group. */
const byGroup: Partial<Record<string, ProjectType>> = {
  'web-and-apps-solutions': 'web-development',
  'engineering-and-ai': 'automation',
  'growth-strategy-and-consulting': 'consulting',
}

/** Project type of the others. Design, and first versions, may be for the web, an app or a device. */
const byService: Partial<Record<string, ProjectType>> = {
  'app-development': 'mobile-app',
  'api-microservices': 'web-development',
  'saas-development': 'web-development',
  'white-label-solutions': 'web-development',
  'cloud-operations': 'automation',
  'devops-cicd': 'automation',
  'software-hardware-development': 'iot-hardware',
  'pcb-hardware-design': 'iot-hardware',
  'rd-prototyping': 'iot-hardware',
  'mvp-development': 'other',
}

/** The likely project type of an enquiry about a service; of later services that of their group. */
export function getProjectType(service: string, groups: Site['groups']): ProjectType {
  const group = groups.find(({ services }) => services.some(({ slug }) => slug === service))
  return byService[service] ?? byGroup[group?.slug ?? ''] ?? 'other'
}

/** The subject of an enquiry. */
export type About = {
  /** As content has them: `Web Development`, `Professional`, `₹2L – 8L`. */
  lines: readonly string[]
  /** Slug of the service whose kite is shown. */
  service: string | null
  /** Address of the subject on the site. */
  page: string
  /** Address where the visitor can choose another one. */
  choice: string
  project: ProjectType
}

/** `Web Development, Professional, ₹2L – 8L`. */
export const formatAbout = ({ lines }: About) => lines.join(', ')

/** The subject that an address names. */
export type ParsedAbout = {
  /** The page whose content knows it. */
  path: string
  /** The part that is known without that content. */
  known: About | null
  /** Looks up the subject in the content of that page; null if it is unknown there. */
  findAbout: (data: PageData) => About | null
}

/**
 * Reads the subject of an enquiry from an address's query. Unknown values are ignored: text from an
 * address is never shown, because anybody can make a link.
 */
export function parseAbout(search: string, groups: Site['groups']): ParsedAbout | null {
  const query = new URLSearchParams(search)
  const [service, job, project] = ['about', 'job', 'project'].map((name) => query.get(name))
  if (job) return { path: pagePaths.careers, known: null, findAbout: (data) => findJob(data, job) }
  if (project) {
    const findAbout = (data: PageData) => findProject(data, project, groups)
    return { path: pagePaths.portfolio, known: null, findAbout }
  }
  if ([...query.keys()].some(isPieceName)) {
    const findAbout = (data: PageData) => findPlan(data, search, groups)
    return { path: pagePaths.plan, known: null, findAbout }
  }
  const named = groups.flatMap(({ services }) => services).find(({ slug }) => slug === service)
  if (!named) return null
  const known: About = {
    lines: [named.title],
    service: named.slug,
    page: servicePath(named.slug),
    choice: `${servicePath(named.slug)}#${PRICES_ID}`,
    project: getProjectType(named.slug, groups),
  }
  return {
    path: known.page,
    known,
    findAbout: (data) => findPackage(data, query.get('package'), known),
  }
}

/** The service alone where it has no such package. */
function findPackage({ content }: PageData, name: string | null, service: About): About {
  const tiers = 'tiers' in content ? content.tiers : []
  const tier = tiers.find((one) => toSlug(one.name) === name)
  if (!tier) return service
  return { ...service, lines: [...service.lines, tier.name, formatPrice(tier)] }
}

function findPlan({ page, content }: PageData, search: string, groups: Site['groups']) {
  if (page !== 'plan') return null
  const { pieces } = parsePlan(search, content.services)
  const service = pieces[0]?.slug
  if (!service) return null
  const address = `${pagePaths.plan}?${formatPlan(pieces)}`
  return {
    lines: describePlan(pieces),
    service,
    page: address,
    choice: address,
    project: getProjectType(service, groups),
  }
}

function findJob({ content }: PageData, slug: string): About | null {
  const job = 'jobs' in content ? content.jobs.find((one) => one.slug === slug) : undefined
  if (!job) return null
  const page = `${pagePaths.careers}#${slug}`
  return {
    lines: [job.title, job.location],
    service: null,
    page,
    choice: page,
    project: 'other',
  }
}

function findProject({ content }: PageData, slug: string, groups: Site['groups']): About | null {
  const project = 'projects' in content ? content.projects.find((one) => one.slug === slug) : null
  if (!project) return null
  const page = `${pagePaths.portfolio}#${slug}`
  const service = project.services[0]?.slug ?? null
  return {
    lines: [`A project like ${project.title}`],
    service,
    page,
    choice: page,
    project: getProjectType(service ?? '', groups),
  }
}
