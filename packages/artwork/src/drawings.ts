/** All drawings by name. */
export {
  type DrawnService,
  drawings,
  POST_PLATE_SIZE,
  PROJECT_PLATE_SIZE,
  plateDrawings,
  siteDrawings,
} from './catalogue.ts'
export { serviceDrawings } from './generative/service-drawings.ts'
export { storyboardDrawings } from './storyboard/catalogue.ts'
