/** Storage and picture sizes, for browsers. */

export {
  type Crop,
  type LakePicture,
  partOf,
  sizeOf,
  USUAL_WIDTH,
  WHOLE,
  widthsOf,
} from './pictures/picture-sizes.ts'
export {
  type BrowserStore,
  createBrowserStore,
  localStore,
  sessionStore,
} from './storage/browser-store.ts'
