/** `count` items with keys of their own; keys need to differ within a list only. */
const items = (count: number, type: string, fields: object = {}) =>
  Array.from({ length: count }, (_, place) => ({
    _key: `${type}-${place + 1}`,
    _type: type,
    ...fields,
  }))

/**
 * What a new service starts with: every list has its fixed number of items, still empty, so that an
 * editor fills in a page instead of counting. Texts are absent rather than blank: the Studio then
 * says “Required” at each of them and Publish waits.
 */
export const newService = () => ({
  layout: 'storyboard',
  isNew: false,
  facts: items(3, 'fact'),
  highlights: items(3, 'titledText'),
  lists: items(2, 'termList'),
  features: items(4, 'titledText'),
  steps: items(4, 'serviceStep'),
  closing: {
    _type: 'serviceClosing',
    primary: 'Start Your Project',
    secondary: 'Get Free Quote',
  },
  tiers: items(3, 'priceTier', { period: 'project' }),
})
