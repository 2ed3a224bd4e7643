/** The place of the prices on pages beside the services list: `#prices`. */
export const PRICES_ID = 'prices'
