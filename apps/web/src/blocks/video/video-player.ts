/** Origins of the players. */
const YOUTUBE = 'https://www.youtube-nocookie.com'
const VIMEO = 'https://player.vimeo.com'
export const playerOrigins = [YOUTUBE, VIMEO] as const

/** The frame that plays a video of these hosts; null for another address. The rules of the content refuse others. */
export function getVideoPlayer(address: string | null): { host: string; src: string } | null {
  const url = URL.parse(address ?? '')
  if (!url) return null
  const id = url.searchParams.get('v') ?? url.pathname.slice(1)
  if (!/^[\w-]+$/.test(id)) return null
  switch (url.hostname.replace(/^www\./, '')) {
    case 'youtube.com':
    case 'youtu.be':
      return { host: 'YouTube', src: `${YOUTUBE}/embed/${id}?autoplay=1` }
    case 'vimeo.com':
      return { host: 'Vimeo', src: `${VIMEO}/video/${id}?autoplay=1&dnt=1` }
    default:
      return null
  }
}
