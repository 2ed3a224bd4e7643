import './labs-coming-soon.css'
import type { PageProps } from '#app/routing/page-content.ts'
import { useArt } from '#app/ui/art.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RichText } from '#app/ui/rich-text.tsx'

const dots =
  'ml-[0.18em] inline-flex gap-[0.17em] align-[0.06em] *:size-[0.13em] *:rotate-45 *:animate-[labs-dot_1.8s_var(--ease-glide)_infinite] motion-reduce:*:animate-none'

/** The page behind Labs and Careers in the header (specification, section 2). Its words are fixed. */
export function LabsComingSoonPage({ content }: PageProps<'labsComingSoon'>) {
  const art = useArt()
  return (
    <section className="overflow-hidden border-b border-rule">
      <div className="mx-auto grid min-h-[min(52rem,calc(100svh-var(--spacing-header)))] max-w-page grid-cols-1 items-center gap-y-10 px-safe py-page-top lg:grid-cols-2">
        <div>
          <p className="mb-2 font-semibold text-kesar-text">{content.label}</p>
          <div className="links:underline-offset-link mb-6 measure-226 text-ink-2 links:font-semibold links:underline links:decoration-rani links:decoration-2">
            <RichText value={content.openings} />
          </div>
          <h1 className="headline max-md:text-[min(22vw,8rem)]/none relative z-1 optical-start text-[clamp(3.5rem,1.8rem+7.4vw,9.25rem)]/[0.82] tracking-title">
            <span className="block">Coming</span> <span className="font-light">Soon</span>
            <span className={dots} aria-hidden="true">
              <span className="bg-rani" />
              <span className="bg-haldi [animation-delay:0.3s]" />
              <span className="border-2 border-dashed border-rule-strong [animation-delay:0.6s]" />
            </span>
          </h1>
          <p className="mt-7 measure-181 text-lead/142">{content.text}</p>
          <div
            className="three-quarters border-outline mt-8 h-6 max-w-112 border-ink"
            role="progressbar"
            aria-label="Progress"
            aria-valuenow={75}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext="75% Complete"
          />
          <p className="mt-2 mb-8 font-mono text-note tracking-note text-ink-2">75% Complete</p>
          <ButtonLink href="/" kind="ghost">
            <Icon name="arrow-left" /> Back to Home
          </ButtonLink>
        </div>
        <img
          className="-my-8 -mr-[14%] -ml-[6%] w-[128%] max-w-none max-lg:mx-[-6%] max-lg:my-0 max-lg:w-[min(112%,40rem)]"
          src={art('scenes/labs-three-quarters')}
          width="660"
          height="672"
          alt="Drawing of a kite, three quarters in ink, one quarter in dashed pencil"
        />
      </div>
    </section>
  )
}
