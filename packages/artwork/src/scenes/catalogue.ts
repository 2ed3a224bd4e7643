import { bookingMonth } from './booking-month.ts'
import { firki } from './firki.ts'
import { clockGauge, halfKiteGauge, protractorGauge, wholeKiteGauge } from './gauges.ts'
import { halfKite } from './half-kite.ts'
import { pencilKite } from './pencil-kite.ts'
import { halfDiamond, outlineDiamond, wholeDiamond } from './philosophy.ts'
import { cut, flown, framed, setOut } from './process-figures.ts'
import { enquiryTile, slotTile, teamTile } from './service-tiles.ts'
import { aboutClosingSky, comingSoonKite, comingSoonSky, homeClosingSky } from './sky.ts'
import { splashAxes } from './splash-axes.ts'
import { loadingString, stringKite } from './strings.ts'
import { sun } from './sun.ts'
import { threeQuarters } from './three-quarters.ts'

/** The drawings of the pages that are not a service's. */
export const sceneDrawings: Record<string, () => string> = {
  'scenes/home-process-set-out': setOut,
  'scenes/home-process-cut': cut,
  'scenes/home-process-framed': framed,
  'scenes/home-process-flown': flown,
  'scenes/home-gauge-whole-kite': wholeKiteGauge,
  'scenes/home-gauge-half-kite': halfKiteGauge,
  'scenes/home-gauge-protractor': protractorGauge,
  'scenes/home-gauge-clock': clockGauge,
  'scenes/home-closing-sky': homeClosingSky,
  'scenes/faq-pencil-kite': pencilKite,
  'scenes/services-tile-enquiry': enquiryTile,
  'scenes/services-tile-team': teamTile,
  'scenes/services-tile-slot': slotTile,
  'scenes/about-half-kite': halfKite,
  'scenes/about-diamond-outline': outlineDiamond,
  'scenes/about-diamond-half': halfDiamond,
  'scenes/about-diamond-whole': wholeDiamond,
  'scenes/about-closing-sky': aboutClosingSky,
  'scenes/careers-firki': firki,
  'scenes/contact-sun': sun,
  'scenes/booking-month': bookingMonth,
  'scenes/labs-three-quarters': threeQuarters,
  'scenes/coming-soon-sky': comingSoonSky,
  'scenes/coming-soon-kite': comingSoonKite,
  'scenes/splash-axes': splashAxes,
  'scenes/loading-string': loadingString,
  'scenes/string-kite': stringKite,
}
