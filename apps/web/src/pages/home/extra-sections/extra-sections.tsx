import { PreservedMarkup } from '@kitewright/site-engine/client'
import { Suspense, use } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'
import { loadPageBlocks } from '#app/shell/load-parts.ts'

type All = NonNullable<PageContent['home']['extraSections']>
type ExtraSectionsProps = { all: All | null; after: string }

/** Page blocks between the fixed sections of home. The served HTML stays until their code has loaded. */
export const ExtraSections = ({ all, after }: ExtraSectionsProps) =>
  all?.map(
    (between) =>
      between.after === after && (
        <PreservedMarkup key={between._key} id={`own-${between._key}`}>
          <Suspense>
            <Between between={between} />
          </Suspense>
        </PreservedMarkup>
      ),
  )

function Between({ between: { _key, sections } }: { between: All[number] }) {
  const { PageBlocks } = use(loadPageBlocks())
  const of = { id: 'home', type: 'home', list: `ownSections[_key=="${_key}"].sections` }
  return <PageBlocks of={of} sections={sections} />
}
