import { menuLinks, pagePaths } from './page-addresses.ts'

export type MenuLink = { label: string; href: string }

/** Default menus; the settings can replace them (specification, section 2). */
export const usualMenus = {
  /** Beside Home and Services. */
  headerLinks: [
    ...menuLinks('header'),
    { label: 'Labs', href: pagePaths.labsComingSoon },
    { label: 'Careers', href: pagePaths.labsComingSoon },
  ],
  headerButtons: [
    { label: 'Request Call Back', href: pagePaths.contact },
    { label: 'Book a Meeting', href: pagePaths.booking },
  ],
  /** Beside the two legal pages. */
  footerLinks: menuLinks('footer'),
} satisfies Record<string, MenuLink[]>

export type MenuName = keyof typeof usualMenus
