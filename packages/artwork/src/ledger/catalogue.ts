import { apiMicroservices } from './api-microservices.ts'
import { cloudOperations } from './cloud-operations.ts'
import { dataAnalytics } from './data-analytics.ts'
import { devopsCicd } from './devops-cicd.ts'
import type { Ledger } from './grammar.ts'
import { paymentGateway } from './payment-gateway.ts'
import { paymentOrchestration } from './payment-orchestration.ts'
import { seoOptimization } from './seo-optimization.ts'
import { softwareDevelopment } from './software-development.ts'
import { systemIntegration } from './system-integration.ts'
import { whiteLabelSolutions } from './white-label-solutions.ts'

/** The services of layout B with their system drawings. */
const ledgers = {
  'payment-orchestration': paymentOrchestration,
  'payment-gateway': paymentGateway,
  'software-development': softwareDevelopment,
  'api-microservices': apiMicroservices,
  'white-label-solutions': whiteLabelSolutions,
  'system-integration': systemIntegration,
  'cloud-operations': cloudOperations,
  'devops-cicd': devopsCicd,
  'seo-optimization': seoOptimization,
  'data-analytics': dataAnalytics,
} satisfies Record<string, Ledger>

/** Every system drawing under the name of its file: `ledger/<slug>-wide` and `ledger/<slug>-tall`. */
export const ledgerDrawings: Record<string, () => string> = Object.fromEntries(
  Object.entries(ledgers).flatMap(([slug, draw]) => [
    [`ledger/${slug}-wide`, () => draw('wide')],
    [`ledger/${slug}-tall`, () => draw('tall')],
  ]),
)
