/** First of the ports in use; another one lets two checkouts run their tests side by side. */
const firstPort = Number(process.env.E2E_PORT ?? 4178)

/** One built site, served on its own port. */
const site = (place: number) => {
  const port = firstPort + place
  return { port, url: `http://localhost:${port}`, folder: `.cache/e2e/${port}` }
}

/** The output of `build` without environment settings (specification, section 10, Settings). Tests start here. */
export const plain = { ...site(0), folder: process.env.OUT_DIR ?? 'dist' }

/** Built from the same content and landing pages, with every public setting. */
export const configured = {
  ...site(1),
  contactEndpoint: 'https://script.example/exec',
  measurementId: 'G-TEST12345',
  schedulingUrl: 'https://calendly.com/kitewright/consultation',
}

/** The longest menu of the header that the settings take: five links, 60 letters. */
export const longestLinks = [
  ...['Work and results', 'Our company', 'Open positions'],
  ...['Contact us', 'Tutorials'],
]

/** Built with the splash switched off in the site settings, and the longest menu and buttons. */
export const splashNever = site(2)
