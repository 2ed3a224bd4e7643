import type { PageContent } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'

type Faq = PageContent['home']['faq']
type FaqLinksProps = { primary: Faq['helpPrimary']; secondary: Faq['helpSecondary'] }

/** The two ways to ask a person. */
export function FaqLinks({ primary, secondary }: FaqLinksProps) {
  return (
    <div className="flex flex-wrap gap-3.5 max-md:*:flex-auto">
      <ButtonLink href={primary.href} small>
        {primary.label}
      </ButtonLink>
      <ButtonLink href={secondary.href} kind="ghost" small>
        {secondary.label}
      </ButtonLink>
    </div>
  )
}
