/** What runs before anything of a page is painted, some 500 bytes. */
import '../shell/header/early-menu.ts'
import '@kitewright/site-engine/lay-out-whole'
import { keepArrival } from '../routing/arrival.ts'

keepArrival()
