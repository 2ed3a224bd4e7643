import { iconSprite } from './icons.ts'
import { ledgerDrawings } from './ledger/catalogue.ts'
import { logoDrawings } from './logo.ts'
import { plateDrawings } from './plates/catalogue.ts'
import { sceneDrawings } from './scenes/catalogue.ts'
import { specimenDrawings } from './specimen/catalogue.ts'
import { kiteSprite } from './sprite.ts'
import { storyboardDrawings } from './storyboard/catalogue.ts'

/**
 * Every drawing that becomes a file, by its name: `scenes/careers-firki` is written to
 * `dist/scenes/careers-firki.svg`. Sharing images are missing here, since each needs a page's headline.
 */
export const drawings: Record<string, () => string> = {
  icons: iconSprite,
  kites: kiteSprite,
  ...logoDrawings,
  ...sceneDrawings,
  ...plateDrawings,
  ...ledgerDrawings,
  ...specimenDrawings,
  ...storyboardDrawings,
}
