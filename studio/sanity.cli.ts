import { defineCliConfig } from 'sanity/cli'
import { startPage } from './branding/start-page.ts'
import { dataset, projectId } from './project.ts'

/** The drift check generates into another folder and compares. */
const generated = process.env.CONTENT_TYPES_FOLDER ?? '../packages/content-types/src/generated'

export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
  vite: {
    plugins: [startPage('Kitewright')],
    // Environment variables that the browser needs besides Sanity's.
    define: Object.fromEntries(
      ['PUBLIC_SANITY_PROJECT_ID', 'PUBLIC_SANITY_DATASET'].map((name) => [
        `process.env.${name}`,
        JSON.stringify(process.env[name] ?? ''),
      ]),
    ),
  },
  schemaExtraction: { enforceRequiredFields: true, path: `${generated}/schema.json` },
  typegen: {
    path: '../packages/content-types/src/queries/*.ts',
    schema: `${generated}/schema.json`,
    generates: `${generated}/sanity.types.ts`,
    overloadClientMethods: false,
    formatGeneratedCode: false,
  },
})
