/** Requests of the Studio to the builder: publishes, schedules, share links. */

export {
  buildPublished,
  createRevisionCheck,
  type DraftToPublish,
  getDraftId,
  type PublishMutation,
  publishMutations,
} from './requests/publish-mutations.ts'
export {
  formatScheduledTime,
  freeze,
  parseFrozenDraft,
  parseScheduledPublishes,
  SCHEDULE_NAME_CHARACTERS,
  SCHEDULE_PREFIX,
  SCHEDULE_TYPE,
  type ScheduledEntry,
  type ScheduledPublish,
  scheduledPublishSchema,
} from './requests/scheduled-publish.ts'
export {
  createLink,
  createRenewal,
  createWithdrawal,
  isAlive,
  LINK_DAYS,
  LINK_TYPE,
  LINKS_PATH,
  type LinkEntry,
  linkAddress,
  linkState,
  MAX_LINKS,
  parseShareLinks,
  type ShareLink,
  shareLinkSchema,
} from './requests/share-link.ts'
export {
  REQUEST_PREFIX,
  REQUEST_TYPE,
  type SiteRequest,
  siteRequestSchema,
} from './requests/site-request.ts'
