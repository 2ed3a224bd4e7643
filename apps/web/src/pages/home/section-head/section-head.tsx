import './section-head.css'

/** Heading left, one or two sentences right on its last line. */
export function SectionHead({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <div className="section-head grid-12">
      <h2 id={id} className="section-head__heading">
        {heading}
      </h2>
      <p className="section-head__text">{text}</p>
    </div>
  )
}
