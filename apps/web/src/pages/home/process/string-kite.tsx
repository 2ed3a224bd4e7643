import { art } from '#app/ui/art.ts'

/** What every kite at the end of the string has in common, still or leaning. */
export const stringKite = () => ({
  className: 'absolute top-[6px] left-[-18px] max-w-none origin-[50%_40%]',
  src: art('scenes/string-kite'),
  width: 36,
  height: 42,
})

export function StringKite() {
  return <img {...stringKite()} alt="" loading="lazy" />
}
