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
  type ScheduledSet,
  SET_PREFIX,
  SET_TYPE,
  type SetEntry,
  scheduledSetSchema,
  scheduledSetsOf,
  setHour,
} from './requests/scheduled-publish.ts'
export {
  type DraftLink,
  draftLinkSchema,
  draftLinksOf,
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
  withdrawal,
  withRequestId,
} from './requests/share-link.ts'
export {
  REQUEST_PREFIX,
  REQUEST_TYPE,
  type SiteRequest,
  siteRequestSchema,
} from './requests/site-request.ts'
