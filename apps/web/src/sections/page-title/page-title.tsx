import './page-title.css'
import { Headline } from '#app/ui/headline.tsx'

type PageTitleProps = { headline: { impact: string; effort: string }; lead: string }

/** The h1 at its largest, one sentence beside its last line. */
export function PageTitle({ headline, lead }: PageTitleProps) {
  return (
    <div className="page-title wrap grid-12">
      <Headline headline={headline} className="page-title__headline" />
      <p className="page-title__lead">{lead}</p>
    </div>
  )
}
