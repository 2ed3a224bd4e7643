import { defineQuery } from 'groq'
import { LINK, SHARING_PICTURE } from './fragments.ts'

/** Content of every page's shell: company, menus, splash, cookie banner. */
export const SITE_QUERY = defineQuery(`{
  "settings": *[_type == "siteSettings"][0]{
    brand,
    legalName,
    tagline,
    descriptor,
    description,
    companyTypes,
    registeredAddress,
    cin,
    gstin,
    foundedYear,
    signatory,
    email,
    phone,
    hours,
    headquarters{city, country, note},
    social[]{_key, network, "url": coalesce(url, "")},
    headerLinks[]${LINK},
    headerButtons[]${LINK},
    footerLinks[]${LINK},
    menu{
      overview{title, text, action${LINK}},
      callback{title, text, action${LINK}}
    },
    readyBox{title, text, action${LINK}},
    footerLine,
    priceNote,
    taxLine,
    splash{show, messages},
    cookieBanner{heading, text, detail}
  },
  "serviceHeadings": *[_type == "servicePages"][0]{
    highlights,
    promises{impact, effort},
    lists,
    nameLists,
    features,
    steps,
    stepsInWeeks,
    prices,
    pricesByTheMonth,
    pricesInFull
  },
  "hasPlan": count(*[_type == "plan"]) > 0,
  "groups": *[_type == "serviceGroup"] | order(orderRank asc){
    title,
    shortTitle,
    "slug": slug.current,
    colour,
    intro,
    "services": *[_type == "service" && group._ref == ^._id] | order(orderRank asc){
      title,
      "slug": slug.current,
      menuLine,
      isNew
    }
  }
}`)

/** Uploaded sharing pictures. Separate from the pages' queries, as no page needs them. */
export const SHARING_PICTURES_QUERY = defineQuery(`{
  "pages": *[defined(meta.sharingPicture.asset)]{
    _id,
    _type,
    "slug": slug.current,
    "title": meta.title,
    "image": meta.${SHARING_PICTURE}
  },
  "entries": *[defined(sharingPicture.asset)]{
    _id,
    _type,
    "slug": slug.current,
    title,
    "image": ${SHARING_PICTURE}
  }
}`)

/** Earlier addresses, for redirects. Separate from the pages' queries, as no page needs them. */
export const EARLIER_ADDRESSES_QUERY =
  defineQuery(`*[_type in ["service", "post", "landingPage"] && count(earlierAddresses) > 0]{
  _type,
  "slug": slug.current,
  "earlier": earlierAddresses
}`)
