import { recordLoadedCode } from './loaded-code.ts'

recordLoadedCode()
const { serveBuilds } = await import('./child.ts')
serveBuilds()
