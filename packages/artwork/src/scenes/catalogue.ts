import { drawingsIn } from '../drawing-file/drawing.ts'
import { loadingString } from './loading-string.ts'

/** The drawings of the pages that are not a service's. */
export const sceneDrawings: Record<string, () => string> = {
  ...drawingsIn('scenes'),
  'scenes/loading-string': loadingString,
}
