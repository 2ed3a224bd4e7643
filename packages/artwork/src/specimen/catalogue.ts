import { drawingsIn } from '../drawing-file/drawing.ts'

/** Drawings of the specimen pages: `specimen/<slug>-1` to `-4` (on sheet) and `-feature` (on ink). */
export const specimenDrawings: Record<string, () => string> = drawingsIn('specimen')
