/** Storage and picture sizes, for browsers. */

export {
  type Crop,
  DEFAULT_WIDTH,
  FULL,
  getCroppedSize,
  getVisiblePart,
  getWidths,
  type LakePicture,
} from './pictures/picture-sizes.ts'
export {
  type BrowserStore,
  createBrowserStore,
  localStore,
  sessionStore,
} from './storage/browser-store.ts'
