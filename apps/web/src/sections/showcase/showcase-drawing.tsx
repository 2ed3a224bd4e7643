import type { ShowcasedProject } from '#app/routing/page-content.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'

const names = ['object', 'board', 'screen'] as const

const label = 'showcase__label showcase-label'
const fromLeft = `${label} before:right-full before:mr-2`
const labels = {
  object: `${fromLeft} top-[calc(77cqi-0.6rem)] left-[calc(52.5cqi+0.5rem)] max-w-[calc(45cqi-0.5rem)]`,
  board: `${fromLeft} top-[calc(54.5cqi-0.6rem)] left-[calc(76cqi+0.5rem)] max-w-[calc(23cqi-0.5rem)]`,
  screen: `${label} top-[calc(7.5cqi-0.6rem)] right-[calc(53cqi+0.5rem)] max-w-[calc(41cqi-0.5rem)] text-right before:left-full before:ml-2`,
}
const axis = 'showcase__axis absolute block w-[75cqi] origin-top-left'
const axes = [`${axis} top-[55.5cqi] left-[2cqi]`, `${axis} top-[81cqi] left-[46.5cqi]`]

/** The face of the showcase, which opens it: three sheets, or the picture alone where there are no layers. */
export function ShowcaseDrawing({
  project,
  first,
}: {
  project: ShowcasedProject
  first?: boolean
}) {
  const { layers, image } = project
  const sheets = layers
    ? names.map((name) => ({ image, ...layers[name], name }))
    : [{ image, name: 'alone' }]
  const described = new Set(sheets.map((sheet) => sheet.image.alt))
  return (
    <>
      <summary className="on-night @container/showcase flex cursor-pointer flex-col showcase-plate">
        {/* Not `hidden`, which would be the scroller of the sheets' timeline. */}
        <span aria-hidden="true" className="showcase__drawing relative my-auto block overflow-clip">
          {sheets.map((sheet) => (
            <span
              key={sheet.name}
              className={`showcase__sheet showcase__${sheet.name} absolute block`}
            >
              <Picture
                picture={sheet.image}
                sizes="(min-width: 64rem) 48vw, 84vw"
                first={first}
                className="block aspect-3/2 w-full object-cover"
              />
            </span>
          ))}
          {layers && (
            <span>
              {names.map((name) => (
                <span key={name} className={`showcase__${name} ${labels[name]}`}>
                  <span className="block font-mono text-note text-on-night-2 capitalize">
                    {name}
                  </span>
                  <span className="block leading-tight font-semibold @max-2xs/showcase:hidden">
                    {layers[name].title}
                  </span>
                </span>
              ))}
              {axes.map((className) => (
                <span key={className} className={className}>
                  <span />
                </span>
              ))}
            </span>
          )}
        </span>
        <span className="flex min-h-12 items-center justify-between gap-4 border-t border-night-rule px-4">
          <span className="font-mono text-note text-on-night-2" aria-hidden="true">
            Typical build
          </span>
          <span className="flex items-center gap-2 font-semibold">
            <span>
              <span className="group-open:hidden">See inside</span>
              <span className="hidden group-open:inline">Close</span>
              <span className="sr-only">: {project.title}</span>
            </span>
            <Icon name="caret-down-bold" className="showcase-caret" />
          </span>
        </span>
      </summary>
      {/* Beside the summary, whose name is its words. */}
      <p className="sr-only">{[...described].join(' ')}</p>
    </>
  )
}
