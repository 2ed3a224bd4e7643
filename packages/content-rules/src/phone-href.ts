/** "+91 80 5550 0142" -> "tel:+918055500142" */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
