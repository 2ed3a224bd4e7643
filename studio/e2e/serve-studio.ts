import { createServer } from 'node:http'
import { fileListener } from '@kitewright/file-server/listener'
import { singlePage } from '@kitewright/file-server/single-page'
import { studio } from './places.ts'

/** Serves the built Studio as a static host does: every path that is no file answers with `index.html`. */
createServer(fileListener(singlePage(studio.folder))).listen(studio.port)
