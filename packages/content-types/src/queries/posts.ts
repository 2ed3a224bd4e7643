import { defineQuery } from 'groq'
import { AUTHOR, NEWEST_FIRST, OWN_META, PICTURE } from './fragments.ts'

/** All posts with their articles, the newest first. The blog lists them without articles (`BLOG_QUERY`). */
export const POSTS_QUERY = defineQuery(`*[_type == "post"] | order(${NEWEST_FIRST}){
  _id,
  _updatedAt,
  title,
  "slug": slug.current,
  description,
  ${OWN_META},
  ${AUTHOR},
  writer->{_id, title, role, about, ${PICTURE}},
  tags,
  publishedAt,
  publishedTime,
  ${PICTURE},
  "body": body[]{
    ...,
    _type == "articlePicture" => {${PICTURE}}
  },
  "service": service->{
    title,
    "slug": slug.current,
    "group": group->{colour},
    "from": tiers[0].from,
    "period": tiers[0].period
  },
  "others": (*[_type == "post"] | order(${NEWEST_FIRST}))[0..2][_id != ^._id][0..1]{
    title,
    "slug": slug.current,
    ${AUTHOR},
    publishedAt
  }
}`)
