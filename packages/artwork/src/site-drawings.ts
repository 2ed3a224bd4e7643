import { drawings } from './catalogue.ts'
import { type DrawnService, serviceDrawings } from './generative/service-drawings.ts'

export type { DrawnService, Layout } from './generative/service-drawings.ts'

/**
 * Returns all drawings of a site with these services, by name. A service without files for its layout gets drawings
 * from its slug and tissue; its kite is in the sprite. `marks` has the kites of the services in the given order,
 * `night/` each for a night ground. The result depends only on the services.
 */
export function siteDrawings(services: readonly DrawnService[]): Record<string, () => string> {
  const made = serviceDrawings(services)
  return { ...made, ...drawings, kites: made.kites, marks: made.marks }
}
