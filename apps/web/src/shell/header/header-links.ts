import { paths } from '#app/routes.tsx'

type HeaderLink = { label: string; href: string }

/** Links of the header beside Services, in order (specification, section 2, Header). */
export const linkBeforeServices: HeaderLink = { label: 'Home', href: paths.home }

export const linksAfterServices: HeaderLink[] = [
  { label: 'About Us', href: paths.about },
  { label: 'Contact Us', href: paths.contact },
  { label: 'Labs', href: paths.labsComingSoon },
  { label: 'Careers', href: paths.labsComingSoon },
]
