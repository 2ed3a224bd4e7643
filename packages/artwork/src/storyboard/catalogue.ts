import { drawn } from '../drawing-file/drawing.ts'
import { drawingNames } from '../drawing-file/files.ts'
import { sceneFrames } from './scene.ts'

/**
 * Drawings of the storyboard pages: frames `storyboard/<slug>-1` to `-4`, cut from the scene
 * `storyboard/<slug>`, and `storyboard/<slug>-plate-1` to `-3`, which show the service's first three
 * features in order.
 */
export const storyboardDrawings: Record<string, () => string> = Object.fromEntries(
  drawingNames('storyboard').flatMap((name) =>
    isPlate(name) ? [[name, () => drawn(name)]] : Object.entries(sceneFrames(name)),
  ),
)

function isPlate(name: string): boolean {
  return /-plate-\d$/.test(name)
}
