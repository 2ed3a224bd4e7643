import { runService } from '../src/run-service.ts'
import type { RebuildSettings } from '../src/settings/settings.ts'

type Limits = Partial<
  Pick<RebuildSettings, 'debounce' | 'lakeTimeoutMs' | 'requestTimeout' | 'retention'>
>

/** Variables with which a test's service has other limits than in production. */
export const limitsEnv = (limits: Limits) => ({ TEST_LIMITS: JSON.stringify(limits) })

if (import.meta.main) await runService(JSON.parse(process.env.TEST_LIMITS ?? '{}'))
