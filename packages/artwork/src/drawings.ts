/** All drawings by name. */
export { drawings } from './catalogue.ts'
export { serviceDrawings } from './generative/service-drawings.ts'
export { POST_PLATE_SIZE, PROJECT_PLATE_SIZE, plateDrawings } from './plates/catalogue.ts'
export { type DrawnService, siteDrawings } from './site-drawings.ts'
export { storyboardDrawings } from './storyboard/catalogue.ts'
