/** All drawings by name. */
export { drawings, POST_PLATE_SIZE, PROJECT_PLATE_SIZE, plateDrawings } from './catalogue.ts'
export { serviceDrawings } from './generative/service-drawings.ts'
export { type DrawnService, siteDrawings } from './site-drawings.ts'
export { storyboardDrawings } from './storyboard/catalogue.ts'
