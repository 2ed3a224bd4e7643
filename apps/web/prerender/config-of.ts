import type { Settings } from '@kitewright/content-loader/settings'
import type { Config } from '../src/config-context.tsx'

/** The part of the settings that pages need; secrets stay behind. */
export const configOf = (settings: Settings, builtAt: string): Config => ({
  siteUrl: settings.siteUrl,
  contactEndpoint: settings.contactEndpoint,
  gaMeasurementId: settings.gaMeasurementId,
  schedulingUrl: settings.schedulingUrl,
  builtAt,
})
