import { aiAutomation } from './ai-automation.ts'
import { appDevelopment } from './app-development.ts'
import { contentCreation } from './content-creation.ts'
import { digitalMarketing } from './digital-marketing.ts'
import { ecommerceSolutions } from './ecommerce-solutions.ts'
import { progressiveWebApps } from './progressive-web-apps.ts'
import { saasDevelopment } from './saas-development.ts'
import { uiUxDesign } from './ui-ux-design.ts'
import { webDevelopment } from './web-development.ts'

/**
 * Drawings of the storyboard pages: frames `storyboard/<slug>-1` to `-4`, and
 * `storyboard/<slug>-plate-1` to `-3`, which show the service's first three features in order.
 */
export const storyboardDrawings: Record<string, () => string> = {
  ...webDevelopment,
  ...appDevelopment,
  ...ecommerceSolutions,
  ...progressiveWebApps,
  ...aiAutomation,
  ...saasDevelopment,
  ...uiUxDesign,
  ...digitalMarketing,
  ...contentCreation,
}
