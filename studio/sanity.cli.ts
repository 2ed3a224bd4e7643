import { defineCliConfig } from 'sanity/cli'
import { pageTitle } from './face/page-title.ts'

/** The drift check generates into a folder of its own and compares. */
const generated = process.env.CONTENT_TYPES_FOLDER ?? '../packages/content-types/src/generated'

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'kitewright',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  deployment: { autoUpdates: false },
  vite: { plugins: [pageTitle('Kitewright')] },
  schemaExtraction: { enforceRequiredFields: true, path: `${generated}/schema.json` },
  typegen: {
    path: '../packages/content-types/src/queries/*.ts',
    schema: `${generated}/schema.json`,
    generates: `${generated}/sanity.types.ts`,
    overloadClientMethods: false,
    formatGeneratedCode: false,
  },
})
