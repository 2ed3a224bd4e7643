/** The mark of the logo in its box of 48 by 58, as shapes of an svg: it needs no file that could come late. */
export function LogoMark({ on = 'light' }: { on?: 'light' | 'night' }) {
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
