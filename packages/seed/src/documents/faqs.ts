import { ordered } from '../document-parts/parts.ts'
import { hardware } from './faqs/hardware.ts'
import { pricing } from './faqs/pricing.ts'
import { softwareAndApps } from './faqs/software-and-apps.ts'
import { support } from './faqs/support.ts'
import { timelines } from './faqs/timelines.ts'
import { workingTogether } from './faqs/working-together.ts'

export const faqs = ordered([
  ...timelines,
  ...pricing,
  ...support,
  ...workingTogether,
  ...softwareAndApps,
  ...hardware,
])
