import { join } from 'node:path'
import { createLog } from '../src/log.ts'
import { startService } from '../src/service.ts'
import { readRebuildSettings } from '../src/settings/settings.ts'

const settings = readRebuildSettings()
await startService(settings, createLog(settings.logLevel), join(import.meta.dirname, 'build.ts'))
