/** Requests of the Studio to the builder: publishes, schedules, share links. */

export {
  type DraftToPublish,
  draftIdOf,
  type PublishMutation,
  publishedOf,
  publishMutations,
  unchanged,
} from './requests/publish-mutations.ts'
export {
  freeze,
  frozenDraft,
  SCHEDULE_NAME_CHARACTERS,
  SCHEDULE_PREFIX,
  SCHEDULE_TYPE,
  type ScheduledEntry,
  type ScheduledPublish,
  scheduledPublishesOf,
  scheduledPublishSchema,
  scheduledTime,
} from './requests/scheduled-publish.ts'
export {
  isAlive,
  LINK_DAYS,
  LINK_TYPE,
  LINKS_PATH,
  type LinkEntry,
  linkAddress,
  linkState,
  MAX_LINKS,
  newLink,
  renewal,
  type ShareLink,
  shareLinkSchema,
  shareLinksOf,
  withdrawal,
} from './requests/share-link.ts'
export {
  REQUEST_PREFIX,
  REQUEST_TYPE,
  type SiteRequest,
  siteRequestSchema,
} from './requests/site-request.ts'
