import { recordLoadedCode } from './loaded-code.ts'

recordLoadedCode()
const { serveOneJob } = await import('./child.ts')
serveOneJob()
