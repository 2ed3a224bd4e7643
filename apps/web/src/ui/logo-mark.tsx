import type { SVGProps } from 'react'

type On = { on?: 'light' | 'night' }

/** The mark of the logo in its box of 48 by 58, as shapes of an svg. */
export function LogoMark({ on = 'light' }: On) {
  return (
    <>
      <g className={on === 'night' ? 'fill-on-night' : 'fill-ink'}>
        <path d="M22.6 1.4V46.6L0 24Z" />
        <path d="M25.4 1.4L35 11L25.4 20.6Z" />
        <path d="M25.4 27.4L35 37L25.4 46.6Z" />
      </g>
      <path
        className={on === 'night' ? 'fill-[#ff5c93]' : 'fill-rani'}
        d="M37 13L48 24L37 35L26 24Z"
      />
      <path className="fill-haldi" d="M24 47.2L31.6 58H16.4Z" />
    </>
  )
}

/** Mark and name, as part of the document: a file waits behind pictures on a slow line. */
export function Logo({
  brand,
  on = 'light',
  ...rest
}: SVGProps<SVGSVGElement> & On & { brand: string }) {
  return (
    <svg
      viewBox="0 0 266 58"
      width="212"
      height="46"
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={brand}
      {...rest}
    >
      <LogoMark on={on} />
      {/* As in the outlined logo (packages/artwork/src/logo.ts). */}
      <text
        x="60.4"
        y="39.5"
        className={`notranslate text-[43.5px] font-bold ${on === 'night' ? 'fill-on-night' : 'fill-ink'}`}
      >
        {brand}
      </text>
    </svg>
  )
}
