import { withOrder } from '../document-parts/parts.ts'
import { aiAutomation } from './services/ai-automation.ts'
import { apiMicroservices } from './services/api-microservices.ts'
import { appDevelopment } from './services/app-development.ts'
import { cloudOperations } from './services/cloud-operations.ts'
import { consultingStrategy } from './services/consulting-strategy.ts'
import { contentCreation } from './services/content-creation.ts'
import { dataAnalytics } from './services/data-analytics.ts'
import { devopsCicd } from './services/devops-cicd.ts'
import { digitalMarketing } from './services/digital-marketing.ts'
import { ecommerceSolutions } from './services/ecommerce-solutions.ts'
import { mvpDevelopment } from './services/mvp-development.ts'
import { paymentGateway } from './services/payment-gateway.ts'
import { paymentOrchestration } from './services/payment-orchestration.ts'
import { pcbHardwareDesign } from './services/pcb-hardware-design.ts'
import { progressiveWebApps } from './services/progressive-web-apps.ts'
import { rdPrototyping } from './services/rd-prototyping.ts'
import { saasDevelopment } from './services/saas-development.ts'
import { seoOptimization } from './services/seo-optimization.ts'
import { softwareDevelopment } from './services/software-development.ts'
import { softwareHardwareDevelopment } from './services/software-hardware-development.ts'
import { systemIntegration } from './services/system-integration.ts'
import { uiUxDesign } from './services/ui-ux-design.ts'
import { webDevelopment } from './services/web-development.ts'
import { whiteLabelSolutions } from './services/white-label-solutions.ts'

/** In menu order, group by group. */
export const services = withOrder([
  // Web and Apps Solutions
  webDevelopment,
  appDevelopment,
  ecommerceSolutions,
  paymentGateway,
  paymentOrchestration,
  progressiveWebApps,
  // Engineering and AI
  softwareDevelopment,
  apiMicroservices,
  aiAutomation,
  whiteLabelSolutions,
  saasDevelopment,
  systemIntegration,
  // Build Design and DevOps
  uiUxDesign,
  cloudOperations,
  softwareHardwareDevelopment,
  rdPrototyping,
  pcbHardwareDesign,
  devopsCicd,
  // Growth Strategy and Consulting
  seoOptimization,
  digitalMarketing,
  contentCreation,
  mvpDevelopment,
  consultingStrategy,
  dataAnalytics,
])
