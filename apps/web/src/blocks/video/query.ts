import { PICTURE } from '@kitewright/content-types/fragments'

export const query = `{
    heading,
    video,
    "file": file.asset->url,
    "captions": captions.asset->url,
    caption,
    ${PICTURE}
  }`
