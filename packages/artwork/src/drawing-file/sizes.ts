/** The windows that pages leave room for, as viewBoxes, by name; the first line that fits counts. */
const WINDOWS: readonly [name: RegExp, ...viewBoxes: string[]][] = [
  [/^specimen\/.+-feature$/, '0 0 420 200'],
  [/^specimen\/.+-[1-4]$/, '0 0 200 96'],
  [/^ledger\/.+-wide$/, '0 0 1240 420'],
  [/^ledger\/.+-tall$/, '0 0 420 900'],
  [/^storyboard\/.+-plate-[1-3]$/, '0 0 640 480'],
  [/^storyboard\//, '0 0 1120 340'],
  // A project's and a post's.
  [/^plates\//, '0 0 900 600', '0 0 960 540'],
  [/^motifs\//, '0 0 100 100'],
  [/^scenes\/(home-gauge|about-diamond)-/, '0 0 120 120'],
  [/^scenes\/home-process-/, '-41 -22 242 216'],
  [/^scenes\/(home|about)-closing-sky$/, '0 90 800 570'],
  [/^scenes\/about-half-kite$/, '0 0 366 760'],
  [/^scenes\/booking-month$/, '40 62 712 490'],
  [/^scenes\/careers-firki$/, '0 0 840 740'],
  [/^scenes\/coming-soon-kite$/, '-50 -45 1100 990'],
  [/^scenes\/coming-soon-sky$/, '0 0 1000 900'],
  [/^scenes\/contact-sun$/, '0 0 1160 1160'],
  [/^scenes\/faq-pencil-kite$/, '0 0 150 150'],
  [/^scenes\/labs-three-quarters$/, '-110 -100 220 224'],
  [/^scenes\/services-tile-enquiry$/, '0 0 420 300'],
  [/^scenes\/services-tile-(slot|team)$/, '0 0 300 300'],
  [/^scenes\/splash-axes$/, '-26 -20 100 100'],
  [/^scenes\/string-kite$/, '-12 -12 24 28'],
]

/** The viewBoxes a drawing may have; none for a name that no page shows. */
export function windowsOf(name: string): readonly string[] {
  const [, ...viewBoxes] = WINDOWS.find(([pattern]) => pattern.test(name)) ?? []
  return viewBoxes
}
