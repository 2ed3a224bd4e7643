import { TIERS } from '@kitewright/content-types/fragments'

export const query = `{
    heading,
    "service": service->{
      title,
      "slug": slug.current,
      ${TIERS}
    }
  }`
