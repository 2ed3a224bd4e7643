import { defineQuery } from 'groq'
import { SHARING_PICTURE } from './fragments.ts'

/** Pictures that editors uploaded for those who share a page. Apart from the pages, as no visitor's page needs them. */
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
