import { createContext, type ReactNode, use } from 'react'

/** Settings of the environment that the site was built with; null where unset (specification, section 10, Settings). */
export type Config = {
  siteUrl: string
  contactEndpoint: string | null
  gaMeasurementId: string | null
  schedulingUrl: string | null
  /** The day on which the content was read: YYYY-MM-DD, in UTC. */
  builtAt: string
  /** Where the drawings are served: `/art/<hash>`. */
  art: string
}

const ConfigContext = createContext<Config | null>(null)

export function ConfigProvider({ config, children }: { config: Config; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>
}

/** The settings of this build. */
export function useConfig(): Config {
  const config = use(ConfigContext)
  if (!config) throw new Error('useConfig must be used inside ConfigProvider')
  return config
}
