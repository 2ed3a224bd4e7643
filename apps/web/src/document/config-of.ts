import type { Settings } from '@kitewright/content-loader/settings'
import type { Config } from '../routing/config-context.tsx'

/**
 * The part of the settings that pages need; secrets stay behind. Of the time when the content was
 * read (ISO 8601) only the day in UTC goes in, so that a page that did not change has the same
 * bytes in all builds of one day.
 */
export const configOf = (settings: Settings, loadedAt: string): Omit<Config, 'art'> => ({
  siteUrl: settings.siteUrl,
  contactEndpoint: settings.contactEndpoint,
  gaMeasurementId: settings.gaMeasurementId,
  schedulingUrl: settings.schedulingUrl,
  builtAt: loadedAt.slice(0, 10),
})
