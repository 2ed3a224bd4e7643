/** Origins of the players. */
const YOUTUBE = 'https://www.youtube-nocookie.com'
const VIMEO = 'https://player.vimeo.com'
export const playerOrigins = [YOUTUBE, VIMEO] as const

/** The frame that plays a video of these hosts; null for another address. The rules of the content refuse others. */
export function getVideoPlayer(address: string | null): { host: string; src: string } | null {
  const url = URL.parse(address ?? '')
  if (!url) return null
  // An unlisted video of Vimeo has a hash: vimeo.com/ID/HASH, or ?h=HASH.
  const [first = '', hash = url.searchParams.get('h')] = url.pathname.slice(1).split('/')
  const id = url.searchParams.get('v') ?? first
  if (!/^[\w-]+$/.test(id) || (hash && !/^\w+$/.test(hash))) return null
  switch (url.hostname.replace(/^www\./, '')) {
    case 'youtube.com':
    case 'youtu.be': {
      const start = parseStart(url.searchParams.get('t') ?? url.searchParams.get('start'))
      const from = start > 0 ? `&start=${start}` : ''
      return { host: 'YouTube', src: `${YOUTUBE}/embed/${id}?autoplay=1${from}` }
    }
    case 'vimeo.com': {
      const key = hash ? `&h=${hash}` : ''
      return { host: 'Vimeo', src: `${VIMEO}/video/${id}?autoplay=1&dnt=1${key}` }
    }
    default:
      return null
  }
}

/** Seconds of YouTube's "90", "90s" or "1h2m3s"; 0 for anything else. */
function parseStart(time: string | null): number {
  const [whole, hours, minutes, seconds] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? []
  return whole ? Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0) : 0
}
