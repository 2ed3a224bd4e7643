/** The card of a service that a link covers, or the link. */
export const getServiceCard = (link: Element) => link.closest('.service-card') ?? link
