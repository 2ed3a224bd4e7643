import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { CloseJob } from './actions/close-job.ts'
import { withNewAddress } from './actions/duplicate/duplicate-action.ts'
import { withoutSimpleFields } from './actions/field-actions.ts'
import { LinkAction } from './actions/share-links/link-action.tsx'
import { Mark } from './branding/pictures.tsx'
import { withFileCheck } from './inputs/images/checked-source.ts'
import { LimitedInput } from './inputs/limits/limited-input.tsx'
import { RowField, RowItem } from './inputs/rows/row-item.tsx'
import { getLocalLakeOptions } from './local-content-lake.ts'
import { dataset, projectId } from './project.ts'
import { newDocumentOptions, omitPages, protectedActions } from './protect-pages.ts'
import { previewTool } from './publishing/preview/preview-tool.tsx'
import { ToolMenu } from './publishing/preview/tool-menu.tsx'
import { withSiteCheck } from './publishing/publish/guarded-actions.tsx'
import { OpenOnSite } from './publishing/site-status/open-on-site.ts'
import { StateBadge } from './publishing/site-status/state-badge.ts'
import { sanityTexts } from './sanity-texts.ts'
import { schemaTypes } from './schemaTypes/index.ts'
import { templates } from './structure/initial-values/templates.ts'
import { structure } from './structure/structure.ts'
import { StudioLayout } from './studio-layout.tsx'
import { ScheduleBadge } from './tools/schedule/schedule-badge.ts'
import { SearchNavbar } from './tools/search/search-dialog.tsx'
import { withTools } from './tools.ts'

export default defineConfig({
  name: 'kitewright',
  title: 'Kitewright',
  icon: Mark,
  projectId,
  dataset,
  // Unset: hosted Sanity. Nothing else differs.
  ...getLocalLakeOptions(process.env.SANITY_STUDIO_API_HOST),
  plugins: [structureTool({ title: 'Content', structure }), previewTool],
  tools: withTools,
  // Below each field with a limit, how much of it is used; lists are written in place.
  form: {
    components: { input: LimitedInput, item: RowItem, field: RowField },
    image: { assetSources: (sources) => sources.map(withFileCheck) },
  },
  i18n: { bundles: sanityTexts },
  studio: { components: { layout: StudioLayout, navbar: SearchNavbar, toolMenu: ToolMenu } },
  schema: {
    types: schemaTypes,
    templates: (fromTypes) => [...omitPages(fromTypes), ...templates],
  },
  document: {
    actions: (actions, context) => [
      ...protectedActions(actions, context).map(withSiteCheck).map(withNewAddress),
      OpenOnSite,
      CloseJob,
      LinkAction,
    ],
    unstable_fieldActions: (actions) => actions.map(withoutSimpleFields),
    badges: [StateBadge, ScheduleBadge],
    newDocumentOptions,
    // They are outside of the dataset, so a local lake has none; on plans without them Sanity advertises them.
    comments: { enabled: process.env.SANITY_STUDIO_COMMENTS === 'on' },
  },
  tasks: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  // A draft and a published version are enough for a small team; a third state confuses.
  releases: { enabled: false },
  // Writing apart from the fields, and news about Sanity itself.
  apps: { canvas: { enabled: false } },
  announcements: { enabled: false },
})
