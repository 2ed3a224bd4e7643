import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { Mark } from './branding/pictures.tsx'
import { LinkAction } from './draft-links/link-action.tsx'
import { duplicatesAsNew } from './duplicate/duplicate-action.ts'
import { templates } from './initial-values/templates.ts'
import { CountedInput } from './limits/counted-input.tsx'
import { localContentLake } from './local-content-lake.ts'
import { checkedSource } from './pictures/checked-source.ts'
import { previewTool } from './preview/preview-tool.ts'
import { ToolMenu } from './preview/tool-menu.tsx'
import { dataset, projectId } from './project.ts'
import { newDocumentOptions, protectedActions, withoutPages } from './protect-pages.ts'
import { RowField, RowItem } from './rows/row-item.tsx'
import { helpMenuWords, uploadWords } from './sanity-words.ts'
import { schemaTypes } from './schemaTypes/index.ts'
import { SearchNavbar } from './search/search-navbar.tsx'
import { SetBadge } from './sets/set-badge.ts'
import { OpenOnSite } from './site-state/open-on-site.ts'
import { StateBadge } from './site-state/state-badge.ts'
import { structure } from './structure/structure.ts'
import { StudioLayout } from './studio-layout.tsx'
import { withTools } from './tools.ts'
import { guarded } from './whole-site/guarded-actions.tsx'

export default defineConfig({
  name: 'kitewright',
  title: 'Kitewright',
  icon: Mark,
  projectId,
  dataset,
  // Unset: hosted Sanity. Nothing else differs.
  ...localContentLake(process.env.SANITY_STUDIO_API_HOST),
  plugins: [structureTool({ title: 'Content', structure }), previewTool],
  tools: withTools,
  // Below each field with a limit, how much of it is used; lists are written in place.
  form: {
    components: { input: CountedInput, item: RowItem, field: RowField },
    image: { assetSources: (sources) => sources.map(checkedSource) },
  },
  i18n: { bundles: [helpMenuWords, uploadWords] },
  studio: { components: { layout: StudioLayout, navbar: SearchNavbar, toolMenu: ToolMenu } },
  schema: {
    types: schemaTypes,
    templates: (fromTypes) => [...withoutPages(fromTypes), ...templates],
  },
  document: {
    actions: (actions, context) => [
      ...protectedActions(actions, context).map(guarded).map(duplicatesAsNew),
      OpenOnSite,
      LinkAction,
    ],
    badges: [StateBadge, SetBadge],
    newDocumentOptions,
    // They live outside of the dataset, where a local lake has none; where the plan has none, Sanity advertises them.
    comments: { enabled: process.env.SANITY_STUDIO_COMMENTS === 'on' },
  },
  tasks: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  // A draft and what visitors see are enough for a small team; a third state of each entry confuses.
  releases: { enabled: false },
  // Writing apart from the fields, and news about Sanity itself.
  apps: { canvas: { enabled: false } },
  announcements: { enabled: false },
})
