import { useArt } from '#app/ui/art.ts'

/** Shared attributes of the kite at the end of the string, still or leaning. */
export function useStringKite() {
  const art = useArt()
  return {
    className: 'absolute top-[6px] left-[-18px] max-w-none origin-[50%_40%]',
    src: art('scenes/string-kite'),
    width: 36,
    height: 42,
  }
}

export function StringKite() {
  return <img {...useStringKite()} alt="" loading="lazy" />
}
