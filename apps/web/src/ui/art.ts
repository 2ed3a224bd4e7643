/** Where the drawings of the artwork package are served; the hash in it changes with any of them. */
const base = import.meta.env.VITE_ART_BASE

/** Address of a drawing, for example `art('ledger/payment-gateway-wide')`. */
export const art = (name: string) => `${base}/${name}.svg`

/** Address of one symbol of the sprite that holds all kites and icons. */
export const symbol = (id: string) => `${base}/kites.svg#${id}`
