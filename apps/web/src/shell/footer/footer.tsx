import { legalPath, servicePath } from '@kitewright/content-types/addresses'
import './footer.css'
import { Link } from '@kitewright/site-engine/link'
import { usePagePath } from '@kitewright/site-engine/page-path'
import type { Site } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { art } from '#app/ui/art.ts'
import { COOKIE_CHOICES_EVENT } from '../cookie-banner/cookie-banner.tsx'
import { isServicesPath } from '../navigation/is-services-path.ts'
import { useMenu } from '../navigation/use-menu.ts'
import { SocialLinks } from './social-links.tsx'
import { useVisitorYear } from './visitor-year.ts'

const legalLinks = [
  { label: 'Privacy Policy', href: legalPath('privacy-policy') },
  { label: 'Terms of Use', href: legalPath('terms-of-use') },
]

/** Asks the cookie banner to show the choice again. */
const reopenCookieChoices = () => window.dispatchEvent(new Event(COOKIE_CHOICES_EVENT))

/** Company line, social links, all services, legal line (specification, section 2). */
export function Footer() {
  const { settings, groups } = useSite()
  const year = useVisitorYear()
  const links = useMenu('footerLinks')
  const services = isServicesPath(usePagePath())

  return (
    <footer className={services ? 'footer footer--services on-night' : 'footer on-night'}>
      <div className="footer__content wrap">
        <div className="footer__top">
          <div className="footer__company">
            <img
              src={art('logo/lockup-on-night')}
              alt={settings.brand}
              width="240"
              height="52"
              loading="lazy"
            />
            <p className="footer__line">{settings.footerLine}</p>
            <SocialLinks />
          </div>
          <nav className="footer__services" aria-label="Services by group">
            {groups.map((group) => (
              <FooterGroup key={group.slug} group={group} />
            ))}
          </nav>
        </div>
        <div className="footer__legal">
          <p>
            © {year} {settings.legalName}
          </p>
          <ul className="footer__links">
            {[...links, ...legalLinks].map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
            <li className="footer__cookie-choices">
              <button type="button" onClick={reopenCookieChoices}>
                Cookie choices
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}

function FooterGroup({ group }: { group: Site['groups'][number] }) {
  const label = `footer-${group.slug}`
  return (
    <div data-tissue={group.colour}>
      <p id={label} className="footer__group-title">
        {group.title}
      </p>
      <ul aria-labelledby={label}>
        {group.services.map(({ slug, title }) => (
          <li key={slug}>
            <Link className="footer__service" href={servicePath(slug)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
