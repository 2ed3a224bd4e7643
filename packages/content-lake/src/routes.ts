import { uploadRoutes } from './assets/asset-routes.ts'
import type { Origins } from './http/cors.ts'
import { DATASET, type OpenLake, PROJECT_ID } from './open-lake.ts'
import { documentRoutes, eventRoutes, queryRoutes } from './routes/document-routes.ts'
import { historyRoutes } from './routes/history-routes.ts'
import { projectRoutes, studioRoutes } from './routes/project-routes.ts'
import { loginRoutes, userRoutes } from './routes/user-routes.ts'
import { hookRoutes } from './webhooks/hook-routes.ts'

/** All routes under `/v1`, `/vX` or `/v<date>`. */
export function routesOf(open: OpenLake, origins: Origins, publicUrl: () => string) {
  const { lake, history, hooks, outbox, files, sessions, preferences } = open
  return [
    queryRoutes(lake),
    documentRoutes(lake),
    eventRoutes(lake, history),
    historyRoutes(lake, history),
    uploadRoutes({ lake, files, publicUrl }),
    hookRoutes(hooks, outbox, PROJECT_ID),
    loginRoutes(sessions, origins, publicUrl),
    userRoutes(preferences),
    projectRoutes({ projectId: PROJECT_ID, dataset: DATASET, origins }),
    studioRoutes,
  ]
}
