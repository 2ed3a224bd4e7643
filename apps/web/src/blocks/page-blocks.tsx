import { LazyHydrate, loadOnce, useWasServed } from '@kitewright/site-engine/client'
import { use, useState } from 'react'
import type { PageBlock } from '#app/routing/page-content.ts'
import { ClosingBand } from '#app/sections/closing-band/closing-band.tsx'
import { ClosingSky } from '#app/sections/closing-sky/closing-sky.tsx'
import { Prose } from '#app/sections/prose/prose.tsx'
import { Showcase } from '#app/sections/showcase/showcase.tsx'
import { TitleBlock } from '#app/sections/title-block/title-block.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { type Background, Band, lookClass } from './band.tsx'
import { ListFrame, type Place, SectionFrame } from './section-frames.tsx'

type PageBlocksProps = {
  of: Place
  sections: readonly PageBlock[]
}

/** Sections that an editor put together, in their order. */
export function PageBlocks({ of, sections }: PageBlocksProps) {
  const wasServed = useWasServed()
  const [first] = useState(sections)
  // Client navigation loads the whole page.
  if (!wasServed) for (const file of filesOf(first)) use<unknown>(later[file]())
  return (
    <ListFrame of={of}>
      {sections.map((section, place) => (
        <LazyHydrate key={section._key}>
          <SectionFrame of={of} section={section._key}>
            <Section section={section} flush={isFlush(section, sections[place - 1])} />
          </SectionFrame>
        </LazyHydrate>
      ))}
    </ListFrame>
  )
}

/** A page loads the code of the sections that it has, when a visitor comes near them. */
const later = {
  'counted-sections': loadOnce(() => import('./counted-sections.tsx')),
  'packages-section': loadOnce(() => import('./packages-section.tsx')),
  'enquiry-section': loadOnce(() => import('./enquiry-section.tsx')),
  'media-sections': loadOnce(() => import('./media-sections.tsx')),
  'video-section': loadOnce(() => import('./video-section.tsx')),
}

/** The file that draws a section; sections without an entry are drawn here. */
const laterIn: { [Type in PageBlock['_type']]?: keyof typeof later } = {
  cardsSection: 'counted-sections',
  stepsSection: 'counted-sections',
  figuresSection: 'counted-sections',
  questionsSection: 'counted-sections',
  packagesSection: 'packages-section',
  enquirySection: 'enquiry-section',
  columnsSection: 'media-sections',
  gallerySection: 'media-sections',
  logosSection: 'media-sections',
  testimonialSection: 'media-sections',
  videoSection: 'video-section',
}

/** The usual background of each section that has a shared one. */
const backgrounds: { [Type in PageBlock['_type']]?: Background } = {
  cardsSection: 'paper',
  stepsSection: 'paper',
  textSection: 'paper',
  columnsSection: 'paper',
  pictureSection: 'paper',
  gallerySection: 'paper',
  testimonialSection: 'paper',
  videoSection: 'paper',
  logosSection: 'paper',
  questionsSection: 'paper',
  packagesSection: 'vellum',
  buildSection: 'vellum',
  figuresSection: 'haldi',
  enquirySection: 'haldi',
}

const backgroundOf = ({ _type, background }: PageBlock) => background ?? backgrounds[_type]

const isFlush = (section: PageBlock, before: PageBlock | undefined) =>
  before !== undefined &&
  backgroundOf(section) !== undefined &&
  backgroundOf(section) === backgroundOf(before)

const filesOf = (sections: readonly PageBlock[]) =>
  new Set(sections.flatMap(({ _type }) => laterIn[_type] ?? []))

const FOLDER = 'src/blocks'

/** The module that draws page blocks. Home loads it later, with its own styles (vite.config.ts). */
export const PAGE_BLOCKS_FILE = `${FOLDER}/page-blocks.tsx`

/** The lazily loaded modules that draw these sections, as the bundle names them. */
export const partsOf = (sections: readonly PageBlock[]): string[] =>
  [...filesOf(sections)].sort().map((file) => `${FOLDER}/${file}.tsx`)

type SectionProps = {
  section: PageBlock
  /** The section before it has the same background: no space between them. */
  flush: boolean
}

function Section({ section, flush }: SectionProps) {
  switch (section._type) {
    case 'heroSection':
      return (
        <ClosingSky closing={section} drawing="scenes/about-closing-sky" picture={section.image} />
      )
    case 'factsSection':
      return <TitleBlock facts={section.facts} label="At a glance" />
    case 'cardsSection': {
      const { CardsSection } = use(later['counted-sections']())
      return <CardsSection section={section} flush={flush} />
    }
    case 'stepsSection': {
      const { StepsSection } = use(later['counted-sections']())
      return <StepsSection section={section} flush={flush} />
    }
    case 'packagesSection': {
      const { PackagesSection } = use(later['packages-section']())
      return <PackagesSection section={section} flush={flush} />
    }
    case 'figuresSection': {
      const { FiguresSection } = use(later['counted-sections']())
      return <FiguresSection section={section} flush={flush} />
    }
    case 'buildSection':
      return (
        <Band flush={flush} section={section} usual="vellum">
          <Showcase build={section.build} level={3} />
        </Band>
      )
    case 'textSection':
      return (
        <Band flush={flush} section={section} beside>
          <Prose value={section.body} level={3} />
        </Band>
      )
    case 'pictureSection':
      return (
        <div className={lookClass(section, 'paper', flush)}>
          <figure className="mx-auto max-w-page px-safe">
            <Picture
              picture={section.image}
              sizes="(min-width: 90rem) 84rem, 94vw"
              className="h-auto w-full border border-ink bg-vellum"
            />
            {section.caption && (
              <figcaption className="mt-2 font-mono text-note text-ink-2">
                {section.caption}
              </figcaption>
            )}
          </figure>
        </div>
      )
    case 'columnsSection': {
      const { ColumnsSection } = use(later['media-sections']())
      return <ColumnsSection section={section} flush={flush} />
    }
    case 'gallerySection': {
      const { GallerySection } = use(later['media-sections']())
      return <GallerySection section={section} flush={flush} />
    }
    case 'videoSection': {
      const { VideoSection } = use(later['video-section']())
      return <VideoSection section={section} flush={flush} />
    }
    case 'testimonialSection': {
      const { TestimonialSection } = use(later['media-sections']())
      return <TestimonialSection section={section} flush={flush} />
    }
    case 'logosSection': {
      const { LogosSection } = use(later['media-sections']())
      return <LogosSection section={section} flush={flush} />
    }
    case 'questionsSection': {
      const { QuestionsSection } = use(later['counted-sections']())
      return <QuestionsSection section={section} flush={flush} />
    }
    case 'enquirySection': {
      const { EnquirySection } = use(later['enquiry-section']())
      return <EnquirySection section={section} flush={flush} />
    }
    case 'closing':
      return <ClosingBand closing={section} tone="rani" />
  }
}
