import type { SectionOf } from '#app/routing/page-content.ts'
import { Packages, PriceNote } from '#app/sections/service/packages.tsx'
import { Band } from './band.tsx'

type Props = { section: SectionOf<'packagesSection'>; flush: boolean }

export function PackagesSection({ section, flush }: Props) {
  return (
    <Band flush={flush} section={section} usual="vellum">
      <div className="@container/service">
        <Packages service={section.service} />
      </div>
      <PriceNote className="mt-5" />
    </Band>
  )
}
