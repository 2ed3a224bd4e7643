import { art } from '#app/ui/art.ts'

/** One of the four small drawings of a service; the words under it say what it shows. */
export function SpecimenDrawing({ service, index }: { service: string; index: number }) {
  return (
    <img
      className="areas__drawing"
      src={art(`specimen/${service}-${index + 1}`)}
      alt=""
      width={200}
      height={96}
      loading="lazy"
      decoding="async"
    />
  )
}
