/** Storage, addresses and picture sizes, for browsers; without React. */

export { leadsToPlace } from './hydration/leads-to-place.ts'
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
