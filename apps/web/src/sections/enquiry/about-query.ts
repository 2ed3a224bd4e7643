/** The parameters that `enquiryPath` writes (routing/enquiry-address.ts). */
const names = ['about', 'package', 'job', 'project']

const partOf = (search: string, isOfAbout: boolean) =>
  String(
    new URLSearchParams(
      [...new URLSearchParams(search)].filter(([name]) => names.includes(name) === isOfAbout),
    ),
  )

/** The part of a query that names the subject of an enquiry; may be empty. */
export const aboutQuery = (search: string) => partOf(search, true)

export const withoutAbout = (search: string) => partOf(search, false)

/** A path with the subject of an enquiry as its query, if there is one. */
export const pathAbout = (path: string, search: string) => {
  const query = aboutQuery(search)
  return query ? `${path}?${query}` : path
}
