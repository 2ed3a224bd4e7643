import { getMenuLinks, pagePaths } from './page-addresses.ts'

export type MenuLink = { label: string; href: string }

/** Default menus; the settings can replace them (specification, section 2). */
export const defaultMenus = {
  /** Beside Home and Services. */
  headerLinks: [
    ...getMenuLinks('header'),
    { label: 'Labs', href: pagePaths.labsComingSoon },
    { label: 'Careers', href: pagePaths.labsComingSoon },
  ],
  headerButtons: [
    { label: 'Request Call Back', href: pagePaths.contact },
    { label: 'Book a Meeting', href: pagePaths.booking },
  ],
  /** Beside the two legal pages. */
  footerLinks: getMenuLinks('footer'),
} satisfies Record<string, MenuLink[]>

export type MenuName = keyof typeof defaultMenus
