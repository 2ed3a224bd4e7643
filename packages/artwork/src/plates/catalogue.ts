import { drawingsIn } from '../drawing-file/drawing.ts'

/** Natural sizes of a project's and of a post's plate, in px. */
export const PROJECT_PLATE_SIZE = { width: 900, height: 600 } as const
export const POST_PLATE_SIZE = { width: 960, height: 540 } as const

/** The plates of the bundled projects and posts, `plates/<slug>`. */
export const plateDrawings: Record<string, () => string> = drawingsIn('plates')
