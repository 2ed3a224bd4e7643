/** Address inside the site of a place or of a link. */
export const addressOf = (to: { pathname: string; search: string; hash: string }) =>
  to.pathname + to.search + to.hash
