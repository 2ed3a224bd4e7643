import type { ProjectType } from '@kitewright/enquiry/project-types'
import type { Site } from '#app/routing/page-content.ts'

/** Of most services in a group. */
const byGroup: Partial<Record<string, ProjectType>> = {
  'web-and-apps-solutions': 'web-development',
  'engineering-and-ai': 'automation',
  'growth-strategy-and-consulting': 'consulting',
}

/** Of the others. Design, and first versions, may be for the web, an app or a device. */
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

/** The project type that an enquiry about a service most likely has; a service that came later has that of its group. */
export function projectTypeOf(service: string, groups: Site['groups']): ProjectType {
  const group = groups.find(({ services }) => services.some(({ slug }) => slug === service))
  return byService[service] ?? byGroup[group?.slug ?? ''] ?? 'other'
}
