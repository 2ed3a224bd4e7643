/** The parameters that `enquiryPath` writes (routing/enquiry-address.ts). */
const names = ['about', 'package', 'job', 'project']

const partOf = (search: string, isOfAbout: boolean) =>
  String(
    new URLSearchParams(
      [...new URLSearchParams(search)].filter(([name]) => names.includes(name) === isOfAbout),
    ),
  )

/** The part of a query that says what an enquiry is about; empty when none does. */
export const aboutQuery = (search: string) => partOf(search, true)

/** All else in a query. */
export const withoutAbout = (search: string) => partOf(search, false)

/** A path that hands on what an enquiry is about; as it is when that is nothing. */
export const pathAbout = (path: string, search: string) => {
  const query = aboutQuery(search)
  return query ? `${path}?${query}` : path
}
