export const query = `{
    heading,
    text,
    "cards": services[]->{title, "slug": slug.current, "description": lead, "price": tiers[0]{from, period, weeksFrom, weeksTo}}
  }`
