import { PageAnswers } from '@kitewright/site-engine/page-answers'
import { useState } from 'react'

/** What React shows beside a page that stays as HTML: its title, which leaves with the code of the page. */
export function KeptPage() {
  const [title] = useState(() => document.title)
  return (
    <>
      <title>{title}</title>
      <PageAnswers />
    </>
  )
}
