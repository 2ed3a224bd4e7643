import { drawingsIn } from '../drawing-file/drawing.ts'

/** The system drawings of ledger pages: `ledger/<slug>-wide` and, for phones, `ledger/<slug>-tall`. */
export const ledgerDrawings: Record<string, () => string> = drawingsIn('ledger')
