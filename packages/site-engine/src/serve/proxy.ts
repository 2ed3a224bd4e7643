import { setGlobalProxyFromEnv } from 'node:http'

const thisMachine = ['localhost', '127.0.0.1', '::1', '[::1]']

/**
 * Adds this machine to `NO_PROXY`, for this process and all that it starts. A company's proxy (`HTTP_PROXY`, with
 * `NODE_USE_ENV_PROXY`) cannot reach it.
 */
export function disableProxyForLocalhost(env: NodeJS.ProcessEnv = process.env): void {
  const hasProxy = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy'].some(
    (name) => env[name],
  )
  if (!hasProxy) return
  const known = (env.NO_PROXY ?? env.no_proxy ?? '').split(',').filter(Boolean)
  const list = [...new Set([...known, ...thisMachine])].join(',')
  Object.assign(env, { NO_PROXY: list, no_proxy: list })
  // Node has read the list already; versions before 24.14 cannot read it again.
  if (env.NODE_USE_ENV_PROXY === '1') setGlobalProxyFromEnv?.(env)
}
