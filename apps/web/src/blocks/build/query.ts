/** Only names the project; the site inserts it. */
export const query = '{heading, "build": build->{_type, _id}}'
