import { createServer } from 'node:http'
import sirv from 'sirv'
import { studio } from './places.ts'

/** Serves the built Studio as a static host does: every path that is no file answers with `index.html`. */
createServer(sirv(studio.folder, { single: true })).listen(studio.port)
