import { Fragment } from 'react'

/** Heading left, one or two sentences right on its last line. */
export function SectionHead({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <div className="mb-part grid grid-cols-12 items-end gap-x-twelfths gap-y-5">
      <h2 id={id} className="col-span-full lg:col-end-9">
        {renderWithBreaks(heading)}
      </h2>
      <p className="col-span-full text-ink-2 in-[.on-night]:text-on-night-2 lg:col-start-9">
        {text}
      </p>
    </div>
  )
}

/** A line breaks between two sentences before it breaks within one. */
function renderWithBreaks(text: string) {
  const parts = text.split(/(?<=[.?!]) /)
  if (parts.length === 1) return text
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="inline-block">{part}</span>
    </Fragment>
  ))
}
