import type { Enquiry } from '@kitewright/protocol/enquiry'

const FLAG = 'during a flood'

/** Marks an enquiry that arrived above the limit of all visitors; keeps an earlier flag. */
export const markFlood = (enquiry: Enquiry): Enquiry => ({
  ...enquiry,
  flag: [enquiry.flag?.slice(0, 200 - FLAG.length - 2), FLAG].filter(Boolean).join('; '),
})

/** Removes the mark from what a client sent: only the service sets it, and it delays the delivery. */
export const unmarkFlood = (enquiry: Enquiry): Enquiry =>
  enquiry.flag?.includes(FLAG)
    ? { ...enquiry, flag: enquiry.flag.replaceAll(FLAG, '').trim() || undefined }
    : enquiry

export const isDuringFlood = ({ flag }: Enquiry): boolean => flag?.endsWith(FLAG) ?? false
