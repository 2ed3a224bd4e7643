import { serveOneJob } from './child.ts'

serveOneJob()
