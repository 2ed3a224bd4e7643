import './labs-coming-soon.css'
import type { PageProps } from '#app/routing/page-content.ts'
import { art } from '#app/ui/art.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RichText } from '#app/ui/rich-text.tsx'

/** The page behind Labs and Careers in the header (specification, section 2). Its words are fixed. */
export function LabsComingSoonPage({ content }: PageProps<'labsComingSoon'>) {
  return (
    <section className="labs">
      <div className="wrap labs__wrap">
        <div>
          <p className="labs__label">{content.label}</p>
          <h1 className="headline labs__headline">
            <span className="headline__impact">Coming</span>{' '}
            <span className="headline__effort">Soon</span>
            <span className="labs__dots" aria-hidden="true">
              <span />
              <span />
              <span />
            </span>
          </h1>
          <p className="labs__text">{content.text}</p>
          <div
            className="labs__bar"
            role="progressbar"
            aria-label="Progress"
            aria-valuenow={75}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext="75% Complete"
          />
          <p className="labs__progress note">75% Complete</p>
          <ButtonLink href="/" kind="ghost">
            <Icon name="arrow-left" /> Back to Home
          </ButtonLink>
          <div className="labs__openings">
            <RichText value={content.openings} />
          </div>
        </div>
        <img
          className="labs__drawing"
          src={art('scenes/labs-three-quarters')}
          width="660"
          height="672"
          alt="Drawing of a kite, three quarters in ink, one quarter in dashed pencil"
        />
      </div>
    </section>
  )
}
