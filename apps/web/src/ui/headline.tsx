type HeadlineProps = {
  headline: { impact: string; effort: string }
  as?: 'h1' | 'h2'
  id?: string
  className?: string
}

/** Two parts of one sentence, heavy then light: once per page in the h1, once in the closing band. */
export function Headline({ headline, as: Tag = 'h1', id, className = '' }: HeadlineProps) {
  return (
    <Tag id={id} className={`headline ${className}`}>
      <span className="headline__impact">{headline.impact}</span>{' '}
      <span className="headline__effort">{headline.effort}</span>
    </Tag>
  )
}
