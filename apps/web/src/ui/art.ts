let folder = ''

/** Says where the drawings of this build are served: once, before the first page is rendered. */
export const serveArtFrom = (address: string) => {
  folder = address
}

/** Address of a drawing, for example `art('ledger/payment-gateway-wide')`. */
export const art = (name: string) => `${folder}/${name}.svg`

/** Address of one symbol of a sprite, for example `symbol('icons', 'x')`. */
export const symbol = (sprite: 'icons' | 'kites', id: string) => `${art(sprite)}#${id}`
