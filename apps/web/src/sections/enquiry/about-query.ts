import { isPieceName } from '#app/routing/enquiry-address.ts'

/** The parameters that `getEnquiryPath` writes (routing/enquiry-address.ts). */
const names = ['about', 'package', 'job', 'project']

const filterQuery = (search: string, isOfAbout: boolean) =>
  String(
    new URLSearchParams(
      [...new URLSearchParams(search)].filter(
        ([name]) => (names.includes(name) || isPieceName(name)) === isOfAbout,
      ),
    ),
  )

/** The part of a query that names the subject of an enquiry; may be empty. */
export const getAboutQuery = (search: string) => filterQuery(search, true)

export const omitAbout = (search: string) => filterQuery(search, false)

/** A path with the subject of an enquiry as its query, if there is one. */
export const withAbout = (path: string, search: string) => {
  const query = getAboutQuery(search)
  return query ? `${path}?${query}` : path
}
