/** All drawings by name. */
export {
  coverDrawings,
  type DrawnService,
  drawings,
  POST_COVER_SIZE,
  PROJECT_COVER_SIZE,
  siteDrawings,
} from './catalogue.ts'
export { serviceDrawings } from './generative/service-drawings.ts'
export { storyboardDrawings } from './storyboard/catalogue.ts'
