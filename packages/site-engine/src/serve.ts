export { siteHandler } from './serve/site-handler.ts'
