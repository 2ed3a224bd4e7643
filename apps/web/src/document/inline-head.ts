import '../shell/header/early-menu.ts'
import { layOutWhole } from '@kitewright/site-engine/client'
import { keepArrival } from '../routing/arrival.ts'

layOutWhole()
keepArrival()
