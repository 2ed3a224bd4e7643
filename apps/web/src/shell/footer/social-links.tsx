import type { Site } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Network = Site['settings']['social'][number]['network']

const iconOf: Record<Network, string> = {
  LinkedIn: 'linkedin-logo',
  Instagram: 'instagram-logo',
  Facebook: 'facebook-logo',
  X: 'x-logo',
  YouTube: 'youtube-logo',
  WhatsApp: 'whatsapp-logo',
}

/** The company on social networks; each opens in a new tab. */
export function SocialLinks() {
  const { social, brand } = useSite().settings
  return (
    <ul
      // In one row or in two of three.
      className="mt-6 -ml-2.5 flex flex-wrap gap-[clamp(0.15rem,0.4vw,0.35rem)] @max-[17.75rem]:max-w-38.5"
      aria-label={`${brand} on social networks`}
    >
      {social.map(({ _key, network, url }) => (
        <li key={_key}>
          <a
            className="grid size-11 place-items-center hover:text-haldi"
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`${network} (opens in a new tab)`}
          >
            <Icon name={iconOf[network]} className="size-6" />
          </a>
        </li>
      ))}
    </ul>
  )
}
