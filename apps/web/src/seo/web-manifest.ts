import type { Site } from '../routing/page-content.ts'

/** Name, colours and icons for a home screen. */
export function webManifest({ settings }: Site): string {
  const manifest = {
    name: settings.brand,
    short_name: settings.brand,
    description: settings.description,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: '#F7F3EB',
    theme_color: '#F7F3EB',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
