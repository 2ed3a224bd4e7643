import { drawings } from './catalogue.ts'
import { type DrawnService, serviceDrawings } from './generative/service-drawings.ts'

export type { DrawnService, Layout } from './generative/service-drawings.ts'

/**
 * Every drawing of a site with these services, by its name. Where nobody has drawn for a service,
 * or not for its layout, drawings follow from its slug and its group's tissue; its kite is in the
 * sprite with the others. `marks` holds the kites of the services in the order given, `night/` each for
 * night ground. The same services give the same drawings.
 */
export function siteDrawings(services: readonly DrawnService[]): Record<string, () => string> {
  const made = serviceDrawings(services)
  return { ...made, ...drawings, kites: made.kites, marks: made.marks }
}
