import { menuLinks, pagePaths } from '@kitewright/content-types/addresses'

type HeaderLink = { label: string; href: string }

/** Links of the header beside Services, in order (specification, section 2, Header). */
export const linkBeforeServices: HeaderLink = { label: 'Home', href: pagePaths.home }

export const linksAfterServices: HeaderLink[] = [
  ...menuLinks('header'),
  { label: 'Labs', href: pagePaths.labsComingSoon },
  { label: 'Careers', href: pagePaths.labsComingSoon },
]
