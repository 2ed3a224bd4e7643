/** One thing of schema.org, as JSON-LD writes it. */
export type Thing = { '@type': string; [property: string]: unknown }
