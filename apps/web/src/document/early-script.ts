import { layOutWhole } from '../hydration/lay-out-whole.ts'
import { earlyMenu } from '../shell/header/early-menu.ts'

/** What runs before anything of a page is painted, some 400 bytes. */
export const earlyScript = [earlyMenu, layOutWhole].join(';')
