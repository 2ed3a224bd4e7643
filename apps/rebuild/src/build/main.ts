import { noteLoadedCode } from './loaded-code.ts'

noteLoadedCode()
const { serveOneJob } = await import('./child.ts')
serveOneJob()
