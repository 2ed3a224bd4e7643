import { consultingStrategy } from './consulting-strategy.ts'
import { mvpDevelopment } from './mvp-development.ts'
import { pcbHardwareDesign } from './pcb-hardware-design.ts'
import { rdPrototyping } from './rd-prototyping.ts'
import { softwareHardwareDevelopment } from './software-hardware-development.ts'

/** Drawings of the specimen pages: `specimen/<slug>-1` to `-4` (on sheet) and `-feature` (on ink). */
export const specimenDrawings: Record<string, () => string> = {
  ...softwareHardwareDevelopment,
  ...rdPrototyping,
  ...pcbHardwareDesign,
  ...mvpDevelopment,
  ...consultingStrategy,
}
