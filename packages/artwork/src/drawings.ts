/** All drawings by name. */
export {
  coverDrawings,
  createSiteDrawings,
  drawings,
  POST_COVER_SIZE,
  PROJECT_COVER_SIZE,
  type ServiceDrawing,
} from './catalogue.ts'
export { createServiceDrawings } from './generative/service-drawings.ts'
