import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from './schemaTypes/index.ts'

export default defineConfig({
  name: 'kitewright',
  title: 'Kitewright',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'kitewright',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  plugins: [structureTool()],
  schema: { types: schemaTypes },
})
