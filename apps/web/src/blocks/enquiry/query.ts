import { TITLED_TEXTS } from '@kitewright/content-types/fragments'

export const query = `{
    heading,
    text,
    "about": service->slug.current,
    "form": *[_type == "contact"][0]{formHeading, formHelp, privacyNote, next{heading, items${TITLED_TEXTS}}}
  }`
