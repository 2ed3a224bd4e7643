import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { localContentLake } from './local-content-lake.ts'
import { schemaTypes } from './schemaTypes/index.ts'

export default defineConfig({
  name: 'kitewright',
  title: 'Kitewright',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'kitewright',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  // Unset: hosted Sanity. Nothing else differs.
  ...localContentLake(process.env.SANITY_STUDIO_API_HOST),
  plugins: [structureTool()],
  schema: { types: schemaTypes },
})
