import { pagePaths } from '@kitewright/content-types/addresses'

type HeaderLink = { label: string; href: string }

/** Links of the header beside Services, in order (specification, section 2, Header). */
export const linkBeforeServices: HeaderLink = { label: 'Home', href: pagePaths.home }

export const linksAfterServices: HeaderLink[] = [
  { label: 'About Us', href: pagePaths.about },
  { label: 'Contact Us', href: pagePaths.contact },
  { label: 'Labs', href: pagePaths.labsComingSoon },
  { label: 'Careers', href: pagePaths.labsComingSoon },
]
